import type { ReactNode } from "react";

/** Name and value in rows with hairlines. `small` is the tighter one for popups. */
export function SpecTable({
  rows,
  caption,
  small = false,
}: {
  rows: readonly { name: string; value: ReactNode }[];
  /** Spoken only. */
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
