import { destinationLabel } from "@/components/orders/journey/journey-text";
import { PaperLink } from "@/components/orders/paper-link";
import { Fact } from "@/components/ui/facts/fact";
import { Price } from "@/components/ui/facts/price";
import { formatPhone } from "@/lib/accounts/rules";
import { formatDateTime, formatLongDay } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/contract";
import { papersOf } from "@/lib/orders/own/papers";
import { isOnTheWay, purchasePayment, purchaseTotal, taxWords } from "@/lib/orders/own/rules";
import { isHere } from "@/lib/orders/status/order-status";

type FactsProps = {
  orders: readonly Order[];
  /** Without the total, where it stands beside it. */
  bare?: boolean;
  /** Whether what leaves gets a tax invoice: else none is promised. */
  isInvoiced?: boolean;
};

/** Where a purchase goes, how it is paid and the tax in it. */
export function PurchaseFacts({ orders, bare = false, isInvoiced = false }: FactsProps) {
  const live = orders.filter(({ order_status }) => order_status !== "canceled");
  const refunded = refundWords(orders);
  return (
    <dl className={bare ? "journey-facts journey-facts--bare" : "journey-facts"}>
      {live.length > 0 && <Destination orders={live} />}
      <Fact name="Payment">
        <b className="numeric">{purchasePayment(orders)}</b>
        {refunded && <span className="mute numeric">{refunded}</span>}
      </Fact>
      {!bare && <Total orders={orders} />}
      <Papers orders={orders} isPromised={isInvoiced} />
    </dl>
  );
}

function Total({ orders }: Pick<FactsProps, "orders">) {
  const fee = orders.reduce((sum, { cash }) => sum + (cash?.fee ?? 0), 0);
  return (
    <Fact name="Total">
      <b>
        <Price paise={purchaseTotal(orders)} />
      </b>
      <span className="mute numeric">
        {fee > 0 ? `${taxWords(orders)}, ${formatPaise(fee)} cash fee too` : taxWords(orders)}
      </span>
    </Fact>
  );
}

type PapersProps = Pick<FactsProps, "orders"> & { isPromised: boolean };

const SOON = "Here as soon as your order leaves";

/** The tax invoices, credit notes and vouchers; orders that left together share theirs. */
function Papers({ orders, isPromised }: PapersProps) {
  const papers = papersOf(orders);
  const hasInvoice = papers.some(({ kind }) => kind === "tax_invoice");
  const isToLeave = orders.some(({ order_status }) => isHere(order_status));
  const isAwaited = isPromised && isToLeave && !hasInvoice;
  if (papers.length === 0 && !isAwaited) return null;
  const isAlone = papers.every(({ kind }) => kind === "tax_invoice");
  return (
    <Fact name={isAlone ? "Tax invoice" : "Tax documents"}>
      {isAwaited && (
        <span className="mute">
          {papers.length > 0 ? `Tax invoice: ${SOON.toLowerCase()}` : SOON}
        </span>
      )}
      {papers.map((paper) => (
        <span key={paper.id} className="own-line">
          <PaperLink paper={paper} folder="/api/order/documents" />{" "}
          <span className="mute numeric">{paperWords(paper)}</span>
        </span>
      ))}
    </Fact>
  );
}

function paperWords({ total, issued_at, state }: ReturnType<typeof papersOf>[number]): string {
  const words = `${formatPaise(total)}, ${formatLongDay(issued_at)}`;
  return state === "waiting" ? words : `${words}, PDF`;
}

function Destination({ orders }: { orders: readonly Order[] }) {
  const open = orders.filter(({ order_status }) => isOnTheWay(order_status));
  const [first] = open.length > 0 ? open : orders;
  if (!first) return null;
  const { deliveryaddress, delivery_phone: phone, driver_note: note } = first;
  return (
    <Fact name={destinationLabel([first])}>
      <span className="journey-address">{deliveryaddress}</span>
      {phone && <span className="mute numeric">{formatPhone(phone)}</span>}
      {note && <span className="mute">Note for the driver: {note}</span>}
      {first.delivery_changed_at && (
        <span className="mute numeric">Changed on {formatDateTime(first.delivery_changed_at)}</span>
      )}
    </Fact>
  );
}

/** "₹500 refunded", "₹500 being refunded". */
function refundWords(orders: readonly Order[]): string | undefined {
  const refunds = orders
    .flatMap((order) => order.refunds)
    .filter(({ way }) => way !== "not_collected");
  if (refunds.length === 0) return undefined;
  const amount = formatPaise(refunds.reduce((sum, one) => sum + one.amount, 0));
  const done = refunds.every(({ state }) => state === "refunded");
  return done ? `${amount} refunded` : `${amount} being refunded`;
}
