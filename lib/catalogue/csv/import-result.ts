import { createHash } from "node:crypto";
import type { ImportResult } from "@/lib/catalogue/csv/contract";
import type { Plan } from "@/lib/catalogue/csv/import-plan";
import { shortened } from "@/lib/graphemes";

const LONGEST = 200;

/** The report of a plan; `ids` are the new products' ids by slug, after they were written. */
export function resultOf(plan: Plan, ids: ReadonlyMap<string, string> | null): ImportResult {
  const { rows, same, faults, warnings } = plan;
  return {
    message: messageOf(plan, ids !== null),
    done: ids !== null,
    ...{ rows, same, faults, warnings },
    added: plan.adds.map(({ row, product }) => {
      const { name, model, slug } = product;
      return { row, name, model, slug, id: ids?.get(slug) ?? null };
    }),
    changed: plan.edits.map(({ row, product, edit, changes }) => ({
      row,
      id: product.id,
      name: edit.name ?? product.name,
      cells: changes.map(({ column, before, after }) => ({
        column: column.name,
        before: shortened(column.show(before), LONGEST),
        after: shortened(column.show(after), LONGEST),
      })),
    })),
    fingerprint: faults.length === 0 ? fingerprintOf(plan) : null,
  };
}

/** Identifies a plan by its changes. Other changes of products do not affect it. */
export function fingerprintOf({ adds, edits }: Plan): string {
  const changes = edits.map(({ product, changes }) => [
    product.id,
    changes.map(({ column, before, after }) => [column.name, before, after]),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([adds, changes]))
    .digest("base64url");
}

function messageOf({ adds, edits, same, faults }: Plan, isDone: boolean): string {
  if (faults.length > 0) {
    const rows = new Set(faults.map(({ row }) => row)).size;
    return `${count(faults.length, "fault")} in ${count(rows, "row")}. Nothing is imported until they are corrected.`;
  }
  if (adds.length + edits.length === 0)
    return `Nothing to change: ${count(same, "product")} already ${same === 1 ? "is" : "are"} as the file says.`;
  const parts = [
    adds.length > 0 && `${count(adds.length, "product")} ${isDone ? "added" : "to add"}`,
    edits.length > 0 && `${count(edits.length, "product")} ${isDone ? "changed" : "to change"}`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-IN")} ${noun}${number === 1 ? "" : "s"}`;
}
