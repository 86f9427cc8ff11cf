"use client";

import { type ReactNode, useState } from "react";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { TextButton } from "@/components/ui/facts/text-link";

const FIRST = 100;

type PagedTableProps = {
  /** Accessible name. */
  caption: string;
  heads: readonly string[];
  /** Cells in the order of `heads`; the first is the row number in the file. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table of many rows in a scrolling box, a hundred at a time. On narrow screens a row becomes a list. */
export function PagedTable({ caption, heads, rows }: PagedTableProps) {
  const [shown, setShown] = useState(FIRST);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll the box only if it takes the focus. */}
      <section className="import-scroll" aria-label={caption} tabIndex={0}>
        <table className="table import-table" {...AS_TABLE}>
          <thead {...AS_GROUP}>
            <tr {...AS_ROW}>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...AS_GROUP}>
            {rows.slice(0, shown).map(({ key, cells }) => (
              <tr key={key} {...AS_ROW}>
                {heads.map((head, place) => (
                  <td key={head} {...AS_CELL} data-head={head}>
                    {cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <p className="flex-row small import-more">
          <span className="mute numeric">
            {shown.toLocaleString("en-IN")} of {rows.length.toLocaleString("en-IN")}
          </span>
          <TextButton onClick={() => setShown(shown + FIRST)}>Show {FIRST} more</TextButton>
        </p>
      )}
    </>
  );
}
