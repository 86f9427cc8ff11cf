import type { ReactNode } from "react";

/** Name and value in rows. `small` is the compact version for popups. */
export function SpecTable({
  rows,
  caption,
  small = false,
}: {
  rows: readonly { name: string; value: ReactNode }[];
  /** For screen readers only. */
  caption?: string;
  small?: boolean;
}) {
  return (
    <table className={small ? "specs specs--small" : "specs"}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
