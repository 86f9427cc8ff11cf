import { Fact } from "@/components/ui/facts/fact";
import { formatPaise } from "@/lib/money";
import { dayWords, officeCash } from "@/lib/orders/cash/rules";
import type { OrderRecord } from "@/lib/orders/record/record-view";

/** Cash to collect or received for the order, and what is open for the whole purchase, as facts of a `<dl>`. */
export function CashFacts({ record }: { record: OrderRecord }) {
  const { order, cash_receipt: receipt, cash_left: left } = record;
  const { cash } = order;
  if (!cash) return null;
  return (
    <>
      <Fact name="Cash">
        <b className="numeric">{officeCash(cash)}</b>
        {cash.state !== "not_delivered" && cash.fee > 0 && (
          <span className="mute numeric"> with {formatPaise(cash.fee)} cash fee</span>
        )}
      </Fact>
      {receipt && (
        <Fact name="Receipt">
          <span className="numeric">
            <span>
              {[
                receipt.received !== receipt.due && `${formatPaise(receipt.due)} was due.`,
                receipt.note,
              ]
                .filter(Boolean)
                .map((text) => `${text} `)
                .join("")}
            </span>
            <span className="mute">
              {receipt.by
                ? `Recorded by ${receipt.by}, ${dayWords(receipt.day)}`
                : "Delivered before receipts were recorded"}
            </span>
          </span>
        </Fact>
      )}
      {record.siblings.length > 0 && left !== null && (
        <Fact name="Whole purchase">
          <span className="numeric">
            {left > 0 ? `${formatPaise(left)} still to collect` : "nothing left to collect"}
          </span>
        </Fact>
      )}
    </>
  );
}
