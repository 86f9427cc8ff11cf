"use client";

import { PagedTable } from "@/components/admin/import/paged-table";
import type { Spot } from "@/lib/catalogue/csv/contract";

/** Table of cells in the file, each with its message. */
export function SpotTable({ caption, spots }: { caption: string; spots: readonly Spot[] }) {
  return (
    <PagedTable
      caption={caption}
      heads={["Row", "Column", "Value", "What is wrong"]}
      rows={spots.map((spot, place) => ({
        key: String(place),
        cells: [
          <span key="row" className="numeric">
            {spot.row}
          </span>,
          spot.column ? (
            <b key="column">{spot.column}</b>
          ) : (
            <Nothing key="column" text="whole row" />
          ),
          spot.value ? <q key="value">{spot.value}</q> : <Nothing key="value" text="empty" />,
          spot.message,
        ],
      }))}
    />
  );
}

function Nothing({ text }: { text: string }) {
  return <span className="mute">{text}</span>;
}
