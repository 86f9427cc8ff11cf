"use client";

import { PagedTable } from "@/components/admin/import/paged-table";
import { TextLink } from "@/components/ui/facts/text-link";
import type { Added, Changed } from "@/lib/catalogue/csv/contract";

/** The products that will be added; after the import, with links to them. */
export function AddedTable({ added }: { added: readonly Added[] }) {
  return (
    <PagedTable
      caption="New products"
      heads={["Row", "Product", "Model", "Address"]}
      rows={added.map(({ row, id, name, model, slug }) => ({
        key: String(row),
        cells: [
          <Row key="row" row={row} />,
          <Name key="name" id={id} name={name} />,
          model,
          `/products/${slug}`,
        ],
      }))}
    />
  );
}

/** Every changed cell, with old and new value. */
export function ChangedTable({
  changed,
  isDone,
}: {
  changed: readonly Changed[];
  isDone: boolean;
}) {
  return (
    <PagedTable
      caption="Changed products"
      heads={["Row", "Product", "Column", isDone ? "Before" : "Now", isDone ? "Now" : "Then"]}
      rows={changed.flatMap(({ row, id, name, cells }) =>
        cells.map(({ column, before, after }) => ({
          key: `${row} ${column}`,
          cells: [
            <Row key="row" row={row} />,
            <Name key="name" id={id} name={name} />,
            column,
            <Text key="before" text={before} />,
            <b key="after">
              <Text text={after} />
            </b>,
          ],
        })),
      )}
    />
  );
}

function Row({ row }: { row: number }) {
  return <span className="numeric">{row}</span>;
}

function Name({ id, name }: { id: string | null; name: string }) {
  if (id === null) return name;
  return (
    <TextLink href={`/admin/product/view/${id}`} prefetch={false}>
      {name}
    </TextLink>
  );
}

function Text({ text }: { text: string }) {
  return text === "" ? <span className="mute">empty</span> : text;
}
