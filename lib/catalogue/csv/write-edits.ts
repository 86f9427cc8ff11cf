import "server-only";
import { type AuditFact, auditAll } from "@/lib/audit/record";
import { insertRows, newId, updateRows } from "@/lib/bulk";
import type { PlannedEdit } from "@/lib/catalogue/csv/import-plan";
import { ADMIN_FIELDS, type AdminRow, NO_DETAILS } from "@/lib/catalogue/mapper";
import { columnsOf } from "@/lib/catalogue/products/columns";
import { difference, editedColumns, factsOf } from "@/lib/catalogue/products/product-rules";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { noticeLowStock } from "@/lib/settings/low-stock";

/** Writes the edits of a plan; the caller has locked the rows. */
export async function writeEdits(
  tx: Tx,
  actor: Admin,
  edits: readonly PlannedEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const rows = await rowsOf(tx, edits);
  const written = edits.flatMap(({ edit }) => {
    const row = rows.get(edit.id);
    return row ? [writtenOf(row, edit)] : [];
  });
  await updateProducts(tx, written);
  await upsertDetails(tx, written);
  await moveStock(tx, actor, written);
  const by = { by: "admin", byId: actor.userId } as const;
  await auditAll(
    tx,
    written.flatMap((entry) => factsAbout(entry, by)),
  );
}

type Written = ReturnType<typeof writtenOf>;

async function rowsOf(tx: Tx, edits: readonly PlannedEdit[]): Promise<Map<string, AdminRow>> {
  const ids = edits.map(({ edit }) => edit.id);
  const rows = await tx.product.findMany({ where: { id: { in: ids } }, select: ADMIN_FIELDS });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The row after the edit, and the change for the audit log. */
function writtenOf(row: AdminRow, edit: PlannedEdit["edit"]) {
  const edited = editedColumns(edit);
  const before = { product: columnsOf(row), details: row.details ?? NO_DETAILS };
  const change = difference(
    factsOf(before.product, before.details),
    factsOf(edited.product, edited.details),
  );
  return {
    row,
    change,
    product: { ...before.product, ...edited.product },
    details: { ...before.details, ...edited.details },
    hasDetails: Object.keys(edited.details).length > 0,
    quantity: edit.quantity ?? row.quantity,
  };
}

async function updateProducts(tx: Tx, written: readonly Written[]): Promise<void> {
  const updatedAt = new Date();
  const rows = written.map(({ row: { id, version }, product, quantity, change }) => {
    return { id, ...product, quantity, version: version + (change ? 1 : 0), updatedAt };
  });
  await updateRows(tx, "Product", rows);
}

async function upsertDetails(tx: Tx, written: readonly Written[]): Promise<void> {
  const rows = written
    .filter(({ hasDetails }) => hasDetails)
    .map(({ row, details }) => ({ productId: row.id, ...details }));
  await insertRows(tx, "ProductDetails", rows, { key: "productId" });
}

async function moveStock(tx: Tx, actor: Admin, written: readonly Written[]): Promise<void> {
  const moved = written.filter(({ row, quantity }) => quantity !== row.quantity);
  await insertRows(
    tx,
    "StockMovement",
    moved.map(({ row, quantity }) => ({
      id: newId(),
      productId: row.id,
      delta: quantity - row.quantity,
      reason: "corrected",
      note: "CSV import",
      byId: actor.userId,
    })),
  );
  await noticeLowStock(
    tx,
    moved.map(({ row, product, quantity }) => ({
      productId: row.id,
      name: product.name,
      before: row.quantity,
      after: quantity,
    })),
  );
}

function factsAbout(
  { row, change, quantity }: Written,
  by: Pick<AuditFact, "by" | "byId">,
): AuditFact[] {
  const about = { ...by, subject: row.id };
  const facts: AuditFact[] = [];
  if (change) facts.push({ ...about, action: "product.edited", detail: change });
  if (quantity !== row.quantity) {
    const detail = { before: { quantity: row.quantity }, after: { quantity } };
    facts.push({ ...about, action: "stock.corrected", detail });
  }
  return facts;
}
