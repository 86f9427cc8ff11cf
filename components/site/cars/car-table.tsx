import Link from "next/link";
import { keepUnits } from "@/lib/content/rules";

export type CarRow = {
  slug: string;
  name: string;
  battery: string;
  ac: string;
  dc: string;
  night: string;
  /** Beside figures that nobody compared with their maker's. */
  unchecked: string | null;
};

type CarTableProps = {
  title: string;
  id: string;
  columns: { model: string; battery: string; ac: string; dc: string; night: string };
  rows: readonly CarRow[];
};

/** Models with what decides how they charge. On phones each row becomes a block. */
export function CarTable({ title, id, columns, rows }: CarTableProps) {
  const cells = ["battery", "ac", "dc", "night"] as const;
  return (
    <section className="car-kind" aria-labelledby={id}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      <table className="words-table car-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{columns.model}</th>
            {cells.map((cell) => (
              <th scope="col" key={cell}>
                {columns[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <Link className="link" href={`/cars/${row.slug}`} prefetch={false}>
                  {row.name}
                </Link>
                {row.unchecked && <span className="car-unchecked">{row.unchecked}</span>}
              </th>
              {cells.map((cell) => (
                <td key={cell} data-column={columns[cell]}>
                  {keepUnits(row[cell])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
