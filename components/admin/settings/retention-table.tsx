import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { formatDateTime } from "@/lib/dates";
import type { RetentionRule } from "@/lib/retention/contract";

/** One row per retention rule; below 720 px each row is a card. */
export function RetentionTable({ rules, next }: { rules: readonly RetentionRule[]; next: Date }) {
  return (
    <>
      <p className="mute retention-intro">
        Next run: {formatDateTime(next)}. All rules run every hour.
      </p>
      <div className="table-wrap">
        <table className="table table--cards key-table retention-table" {...AS_TABLE}>
          <caption className="visually-hidden">What is deleted, and when</caption>
          <thead {...AS_GROUP}>
            <tr {...AS_ROW}>
              <th scope="col">Data</th>
              <th scope="col">Kept</th>
              <th scope="col">Last run</th>
              <th scope="col" className="align-end">
                Deleted so far
              </th>
            </tr>
          </thead>
          <tbody {...AS_GROUP}>
            {rules.map((rule) => (
              <RuleRow key={rule.rule} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function RuleRow({ rule }: { rule: RetentionRule }) {
  const { what, kept, last_run_at, removed, removed_in_all, last_removed_at, problem } = rule;
  return (
    <tr {...AS_ROW}>
      <td {...AS_CELL}>
        <b>{what}</b>
      </td>
      <td {...AS_CELL}>
        <span className="mute cell-label">Kept </span>
        {kept}
      </td>
      <td {...AS_CELL} className="numeric">
        <span className="mute cell-label">Last run </span>
        {last_run_at ? (
          <span>{formatDateTime(last_run_at)}</span>
        ) : (
          <span className="mute">not yet</span>
        )}
        {removed !== null && (
          <span className="small mute own-line">{removed.toLocaleString("en-IN")} deleted</span>
        )}
        {problem && <span className="field-error own-line own-line--long">{problem}</span>}
      </td>
      <td {...AS_CELL} className="numeric align-end">
        <span className="mute cell-label">Deleted so far </span>
        {removed_in_all.toLocaleString("en-IN")}
        {last_removed_at && (
          <span className="small mute own-line">last {formatDateTime(last_removed_at)}</span>
        )}
      </td>
    </tr>
  );
}
