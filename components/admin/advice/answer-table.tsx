import { EmptyState } from "@/components/ui/empty-state";
import type { AnswerCount } from "@/lib/advice/office/contract";

/** Which vehicles got which charger first, and how often. */
export function AnswerTable({ answers, none }: { answers: readonly AnswerCount[]; none: string }) {
  if (answers.length === 0) return <EmptyState text={none} />;
  return (
    <table className="table visit-table">
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">First charger</th>
          <th scope="col" className="align-end">
            Times
          </th>
        </tr>
      </thead>
      <tbody className="numeric">
        {answers.map(({ vehicle, charger, count }) => (
          <tr key={`${vehicle} ${charger}`}>
            <th scope="row">{vehicle}</th>
            <td>{charger ?? "None fitted"}</td>
            <td className="align-end">{count.toLocaleString("en-IN")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
