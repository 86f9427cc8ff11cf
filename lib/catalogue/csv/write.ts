import "server-only";
import { type AuditFact, auditAll } from "@/lib/audit/record";
import { insertRows, newId } from "@/lib/bulk";
import { publishChanges } from "@/lib/catalogue/changes/publish";
import type { Plan, PlannedAdd } from "@/lib/catalogue/csv/import-plan";
import { writeEdits } from "@/lib/catalogue/csv/write-edits";
import { factsOf } from "@/lib/catalogue/products/product-rules";
import { openingMovements } from "@/lib/catalogue/products/product-writes";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";

/**
 * Writes a plan under the locks of `lockKnown`: for each product the same rows as a single addition or edit,
 * in a few statements for all of them. Returns the new products' ids by slug.
 */
export async function writePlan(tx: Tx, actor: Admin, plan: Plan): Promise<Map<string, string>> {
  const ids = await writeAdds(tx, actor, plan.adds);
  await writeEdits(tx, actor, plan.edits);
  const slugs = [
    ...plan.adds.map(({ product }) => product.slug),
    ...plan.edits.flatMap(({ product, edit }) => [product.slug, edit.slug ?? product.slug]),
  ];
  await publishChanges(tx, [...new Set(slugs)]);
  return ids;
}

async function writeAdds(tx: Tx, actor: Admin, adds: readonly PlannedAdd[]) {
  const entries = adds.map((add) => ({ ...add, id: newId() }));
  const updatedAt = new Date();
  await insertRows(
    tx,
    "Product",
    entries.map(({ id, product, quantity }) => ({ id, ...product, quantity, updatedAt })),
  );
  await insertRows(
    tx,
    "ProductDetails",
    entries.map(({ id, details }) => ({ productId: id, ...details })),
  );
  await insertRows(
    tx,
    "StockMovement",
    entries.flatMap(({ id: productId, quantity }) =>
      openingMovements(quantity, actor.userId).map((movement) => {
        return { id: newId(), productId, ...movement };
      }),
    ),
  );
  await auditAll(
    tx,
    entries.map((entry) => additionOf(entry, actor)),
  );
  return new Map(entries.map(({ id, product }) => [product.slug, id]));
}

function additionOf(
  { id, product, details, quantity }: PlannedAdd & { id: string },
  actor: Admin,
): AuditFact {
  const after = { ...factsOf(product, details), quantity, pictures: [] };
  const detail = { before: null, after };
  return { by: "admin", byId: actor.userId, action: "product.added", subject: id, detail };
}
