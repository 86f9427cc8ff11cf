import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { Price } from "@/components/ui/facts/price";
import type { OfficeMethod, OrderPreview } from "@/lib/orders/office/contract";

/** An error message; `login` if the session has ended. */
export type EntryFailure = { text: string; login?: boolean };

type OrderSummaryProps = {
  preview: OrderPreview | undefined;
  method: OfficeMethod;
  total: number;
  /** Prices are being refetched. */
  waiting: boolean;
  /** Why the order cannot be entered; null if it can. */
  problem: string | null;
  failure: EntryFailure | undefined;
};

/** The amounts to tell the customer on the phone, and the submit button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { preview, method, total, waiting, problem, failure } = props;
  const fee = method === "cash" ? (preview?.cash.fee ?? 0) : 0;
  return (
    <aside className="surface new-order-sum" aria-labelledby="no-total">
      <h2 id="no-total">Summary</h2>
      {total === 0 && <p className="mute">Add a charger to see what the customer will pay.</p>}
      <dl className="totals totals--last" hidden={total === 0}>
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
      <p className="mute small" hidden={total === 0}>
        All taxes and delivery included.
      </p>
      <FormMessage>{failure ? <Failure {...failure} /> : problem}</FormMessage>
      <SubmitButton wide busy={waiting} disabled={problem !== null}>
        {method === "cash" ? "Place order" : "Send payment link"}
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
