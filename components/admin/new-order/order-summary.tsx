import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Price } from "@/components/ui/facts/price";
import type { OfficeMethod, OrderPreview } from "@/lib/orders/office/contract";

/** What went wrong; `login` where the session has ended. */
export type EntryFailure = { text: string; login?: boolean };

type OrderSummaryProps = {
  preview: OrderPreview | undefined;
  method: OfficeMethod;
  total: number;
  /** The prices are being read again. */
  waiting: boolean;
  /** Why it cannot be entered as it stands. */
  problem: string | null;
  failure: EntryFailure | undefined;
};

/** What the customer is told on the phone, and the one button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { preview, method, total, waiting, problem, failure } = props;
  const fee = method === "cash" ? (preview?.cash.fee ?? 0) : 0;
  return (
    <aside className="surface new-order-sum" aria-labelledby="no-total">
      <h2 id="no-total">Summary</h2>
      <dl className="totals totals--last">
        {fee > 0 && (
          <div>
            <dt>Cash fee</dt>
            <dd>
              <Price paise={fee} />
            </dd>
          </div>
        )}
        <div className="totals-sum">
          <dt>Total</dt>
          <dd>
            <Price paise={total} />
          </dd>
        </div>
      </dl>
      <p className="mute small">All taxes and the delivery included.</p>
      <FormMessage>{failure ? <Failure {...failure} /> : problem}</FormMessage>
      <SubmitButton wide busy={waiting} disabled={problem !== null}>
        {method === "cash" ? "Place order" : "Send the way to pay"}
      </SubmitButton>
    </aside>
  );
}

function Failure({ text, login }: EntryFailure) {
  if (!login) return text;
  return (
    <>
      {text}{" "}
      <a className="link" href="/admin/login" target="_blank" rel="noreferrer">
        Login in a new tab
      </a>
    </>
  );
}
