import { cancellationWords } from "@/components/orders/journey/journey-text";
import { PurchaseFacts } from "@/components/orders/journey/purchase-facts";
import { Price } from "@/components/ui/facts/price";
import { formatLongDay } from "@/lib/dates";
import type { Order } from "@/lib/orders/contract";

type Office = { lines: readonly string[]; city: string; state: string; pin: string };
type Seller = {
  legalName: string;
  phone: string;
  email: string;
  offices: readonly Office[];
};

type SheetProps = {
  /** The orders of one purchase. */
  orders: readonly Order[];
  /** The customer's name. */
  name: string | null;
  seller: Seller;
};

/** A purchase as one sheet to print. It is no tax invoice, and says so. */
export function OrderConfirmationSheet({ orders, name, seller }: SheetProps) {
  const [first] = orders;
  const [office] = seller.offices;
  if (!first) return null;
  return (
    <article className="confirmation">
      <header>
        <div>
          <h1>Order confirmation</h1>
          <p className="numeric">
            {`Ordered ${name ? `by ${name} ` : ""}on ${formatLongDay(first.purchase_time)}`}
          </p>
        </div>
        <address>
          <b>{seller.legalName}</b>
          {office &&
            [...office.lines, `${office.city} ${office.pin}`, office.state].map((line) => (
              <span className="own-line" key={line}>
                {line}
              </span>
            ))}
          <span className="own-line numeric">{seller.phone}</span>
          <span className="own-line">{seller.email}</span>
        </address>
      </header>
      <Goods orders={orders} />
      <PurchaseFacts orders={orders} />
      <p className="mute">This is not a tax invoice.</p>
    </article>
  );
}

function Goods({ orders }: Pick<SheetProps, "orders">) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Charger</th>
          <th scope="col" className="align-end">
            Quantity
          </th>
          <th scope="col" className="align-end">
            Price
          </th>
          <th scope="col" className="align-end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="numeric">
        {orders.map((order) => (
          <tr key={order.order_id}>
            <td>{order.order_number}</td>
            <th scope="row">
              {order.product_name}
              <span className="own-line mute">{order.product_model}</span>
              {order.order_status === "canceled" && (
                <span className="own-line mute">{cancellationWords(order)}</span>
              )}
            </th>
            <td className="align-end">{order.quantity_ordered}</td>
            <td className="align-end">
              <Price paise={order.unit_price} />
            </td>
            <td className="align-end">
              <Price paise={order.total_amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
