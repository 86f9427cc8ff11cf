import { Price } from "@/components/ui/facts/price";
import { Picture } from "@/components/ui/picture";
import { formatPhone } from "@/lib/accounts/rules";
import { formatPaise } from "@/lib/money";
import { taxWords } from "@/lib/orders/own/rules";
import type { PurchaseStatus } from "@/lib/payments/contract";

/** The products, order numbers and amounts of a purchase. */
export function Receipt({ status }: { status: PurchaseStatus }) {
  const { order_numbers: numbers, orders } = status;
  return (
    <aside className="checkout-aside" aria-labelledby="receipt">
      <h2 className="heading-small" id="receipt">
        {numbers.length > 0 ? "Your order" : "Your payment"}
      </h2>
      <ul>
        {status.items.map((item, index) => (
          <ReceiptLine key={item.product_name} item={item} number={numbers[index]} />
        ))}
      </ul>
      <dl className="totals totals--last">
        <div>
          <dt>Delivery</dt>
          <dd>Free</dd>
        </div>
        {status.fee > 0 && (
          <div>
            <dt>Cash fee</dt>
            <dd>
              <Price paise={status.fee} />
            </dd>
          </div>
        )}
        <div className="totals-sum">
          <dt>Total</dt>
          <dd>
            <Price paise={status.total} />
          </dd>
        </div>
      </dl>
      <p className="mute small numeric receipt-note">
        {orders.length > 0 ? taxWords(orders) : "incl. of all taxes"}
      </p>
      {orders.length === 0 && <Destination status={status} />}
      {status.cash_left !== null && status.cash_left > 0 && (
        <p className="numeric receipt-phone">
          Keep <b>{formatPaise(status.cash_left)}</b> ready in cash for the driver.
        </p>
      )}
    </aside>
  );
}

/** Delivery address, contact number and driver note, as they were ordered. */
function Destination({ status }: { status: PurchaseStatus }) {
  const { deliveryaddress, phone, driver_note: note } = status;
  return (
    <section className="receipt-part" aria-labelledby="receipt-to">
      <h3 className="label" id="receipt-to">
        Delivery to
      </h3>
      <p className="small receipt-address">{deliveryaddress}</p>
      {phone && <p className="small numeric">{formatPhone(phone)}</p>}
      {note && <p className="mute small">Note for the driver: {note}</p>}
    </section>
  );
}

type ReceiptLineProps = { item: PurchaseStatus["items"][number]; number: string | undefined };

/** One product. Order numbers are in the same sequence as the lines. */
function ReceiptLine({ item, number }: ReceiptLineProps) {
  return (
    <li className="line">
      <div className="thumb">
        {item.product_image && (
          <Picture base={item.product_image} widths={[640, 1200]} size={1200} sizes="88px" alt="" />
        )}
      </div>
      <div>
        <b>{item.product_name}</b>
        <span className="mute small numeric">
          {item.quantity} × <Price paise={item.unit_price} />
        </span>
        {number && <span className="mute small numeric">Order {number}</span>}
      </div>
      <span className="numeric amount">
        <Price paise={item.unit_price * item.quantity} />
      </span>
    </li>
  );
}
