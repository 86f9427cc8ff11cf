import type { TaxPeriodView } from "@/lib/filing/contract";
import { formatPaise } from "@/lib/money";

/** What is wrong with a month: nothing, or the documents and the rules. */
export function PeriodBreaches({ breaches }: Pick<TaxPeriodView, "breaches">) {
  if (breaches.length === 0)
    return <p>Documents, tables, the halves of table 12 and the money agree to the paisa.</p>;
  return (
    <ul className="tax-notes">
      {breaches.map(({ where, rule, detail }) => (
        <li key={`${where} ${rule} ${detail}`}>
          <b>{where}</b>: not true that {rule}. <span className="mute">{detail}</span>
        </li>
      ))}
    </ul>
  );
}

/** What came after a month for its invoices. */
export function LaterNotes({ view }: { view: TaxPeriodView }) {
  const { later_notes: notes, file_differs } = view;
  return (
    <>
      {file_differs && (
        <p className="field-error">
          The file is no longer the one that was exported. Compare both before you file anything.
        </p>
      )}
      {notes.length === 0 ? (
        <p className="mute">No later credit note is for an invoice of this month.</p>
      ) : (
        <ul className="tax-notes">
          {notes.map(({ number, day, invoice, total }) => (
            <li key={number}>
              <b>{number}</b> of {day}, {formatPaise(total)}, for {invoice}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
