import { CashActions } from "@/components/admin/orders/money/cash-actions";
import { CashFacts } from "@/components/admin/orders/money/order-cash";
import { refundStateWords } from "@/components/admin/orders/money/refund-text";
import { Allowed } from "@/components/admin/users/role";
import { Fact } from "@/components/ui/facts/fact";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import type { OrderPayment, OrderRecord, OrderRefund } from "@/lib/orders/record/record-view";
import { refundReasonWords } from "@/lib/orders/refund/rules";

/** Payments and refunds of the purchase. */
export function OrderMoney({ record }: { record: OrderRecord }) {
  const { order, payments, refunds } = record;
  return (
    <section className="surface" aria-labelledby="money">
      <h2 id="money">Payment</h2>
      <dl>
        <Fact name="Paid by">{order.payment_option}</Fact>
        <Fact name="This order">
          <b className="numeric">{formatPaise(order.total_amount)}</b>
        </Fact>
        <Fact name="Purchase">
          <span className="numeric">{formatPaise(record.purchase_total)}</span>
          {order.cash_fee > 0 && (
            <span className="mute numeric"> with {formatPaise(order.cash_fee)} cash fee</span>
          )}
        </Fact>
        <CashFacts record={record} />
      </dl>
      <Allowed right="orders">
        <CashActions order={order} />
      </Allowed>
      {payments.length > 0 && <Payments payments={payments} />}
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </section>
  );
}

function Payments({ payments }: { payments: readonly OrderPayment[] }) {
  return (
    <>
      <h3>Payments at Razorpay</h3>
      <ul className="order-lines">
        {payments.map((payment) => (
          <li key={payment.payment_id}>
            <span>
              <b className="numeric">{payment.payment_id}</b>
              {payment.captured && !payment.pays && (
                <span className="own-line">Not the one that paid this purchase: it goes back.</span>
              )}
              <span className="own-line mute numeric">
                {payment.method ?? "no method told"}, {payment.state}, {formatDateTime(payment.at)}
              </span>
            </span>
            <span className="numeric order-money-sum">
              <b>{formatPaise(payment.amount)}</b>
              {payment.refunded > 0 && (
                <span className="own-line mute">{formatPaise(payment.refunded)} went back</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  return (
    <>
      <h3>Refunds</h3>
      <ul className="order-lines">
        {refunds.map((refund) => (
          <li key={refund.refund_id}>
            <span>
              <b>{refundStateWords(refund)}</b>
              <span className="own-line mute numeric">{madeWords(refund)}</span>
              {refund.note && <span className="own-line">{refund.note}</span>}
              {refund.reference && (
                <span className="own-line mute numeric">Reference {refund.reference}</span>
              )}
              {refund.problem && (
                <span className="refund-problem">
                  {refund.problem} ({triesText(refund.tries)})
                </span>
              )}
            </span>
            <b className="numeric">{formatPaise(refund.amount)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function triesText(tries: number): string {
  return tries === 1 ? "tried once" : `tried ${tries} times`;
}

function madeWords({ reason, order_number, processed_at, at, by }: OrderRefund): string {
  const time = formatDateTime(processed_at ?? at);
  return [refundReasonWords(reason), order_number, time, by && `by ${by}`]
    .filter(Boolean)
    .join(", ");
}
