import { useId } from "react";
import { SectionHead } from "@/components/ui/section-head";

type TableSectionProps = {
  title: string;
  lead?: string;
  columns: readonly string[];
  /** One cell per column; a missing cell stays empty. */
  rows: readonly Row[];
  /** White background instead of paper. */
  white?: boolean;
};

type Row = readonly [name: string, ...cells: (string | undefined)[]];

/** A heading and a table of text. On phones each row becomes a block, and its cells show their column's name. */
export function TableSection({ title, lead, columns, rows, white = false }: TableSectionProps) {
  const id = useId();
  return (
    <section className={white ? "section section--white" : "section"} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <table className="words-table" aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-column={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
