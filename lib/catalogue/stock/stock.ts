import "server-only";
import { AppError } from "@/lib/call/errors";
import { cutPage, type Paging } from "@/lib/call/paging";
import { publishChanges } from "@/lib/catalogue/changes/publish";
import { type AdminRow, lockProduct, noProduct } from "@/lib/catalogue/mapper";
import * as contract from "@/lib/catalogue/stock/contract";
import { MOVEMENT_FIELDS, type MovementRow, writeMovement } from "@/lib/catalogue/stock/writes";
import { db, Prisma, type Tx } from "@/lib/db";
import { keyset } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import { namesOf } from "@/lib/identity/names-of-users";
import { wake } from "@/lib/jobs/wake";
import { keyedId } from "@/lib/keyed-id";
import { lockKey } from "@/lib/lock";
import { isUuid } from "@/lib/uuid";

/** Receives, corrects or writes off units. The same key moves them once. */
export const moveStock = serve(contract.moveStock, async (actor, { id, ...wish }) => {
  if (!isUuid(id)) throw noProduct();
  const delta = deltaOf(wish);
  const answer = await db().$transaction(async (tx) => {
    const movementId = wish.key && keyedId("stock", wish.key);
    // The key is locked first: sent concurrently for two products, it moves only one of them.
    if (movementId) await lockKey(tx, movementId);
    const product = await lockProduct(tx, id);
    const known = movementId && (await findMovement(tx, product, movementId, { ...wish, delta }));
    if (known) return { quantity: product.quantity, movement: known };
    const { reason, note } = wish;
    const movement = await writeMovement(tx, actor, product, {
      delta,
      reason,
      note: note || null,
      field: "units",
      ...(movementId && { id: movementId }),
    });
    await publishChanges(tx, [product.slug]);
    return { quantity: product.quantity + delta, movement };
  });
  wake("mail");
  const { quantity, movement } = answer;
  const there = quantity === 1 ? "1 unit" : `${quantity.toLocaleString("en-IN")} units`;
  return {
    message: `Stock saved: ${there} now.`,
    quantity,
    movement: movementFromRow(movement, await namesOf([movement.byId])),
  };
});

/** The stock movements of a product, newest first. */
export const listStockMovements = serve(contract.listStockMovements, async (_actor, input) => {
  const { id } = input;
  if (!isUuid(id)) throw noProduct();
  if (!(await db().product.findUnique({ where: { id }, select: { id: true } }))) throw noProduct();
  const rows = await readMovements(id, input);
  const { entries, ends } = cutPage(rows, input, (row) => row.id);
  const names = await namesOf(entries.map(({ byId }) => byId));
  return { movements: entries.map((row) => movementFromRow(row, names)), ...ends };
});

/** @throws AppError invalid_input if the sign does not fit the reason. */
function deltaOf({ reason, units }: { reason: string; units: number }): number {
  if (reason === "corrected") return units;
  if (units > 0) return reason === "received" ? units : -units;
  const message = "Enter a number above 0.";
  throw new AppError("invalid_input", message, { fields: { units: [message] } });
}

type Moved = { delta: number; reason: string; note?: string | null };

/** The movement made with this key. @throws AppError conflict for a different movement, naming it. */
async function findMovement(
  tx: Tx,
  { id: productId }: AdminRow,
  id: string,
  { delta, reason, note }: Moved,
): Promise<MovementRow | null> {
  const row = await tx.stockMovement.findUnique({ where: { id }, select: MOVEMENT_FIELDS });
  if (!row) return null;
  if (row.productId !== productId)
    throw new AppError("conflict", "This key has moved the stock of another product.");
  if (row.delta === delta && row.reason === reason && row.note === (note || null)) return row;
  const units = Math.abs(row.delta).toLocaleString("en-IN");
  const booked = `This key has booked ${units} units as ${row.reason} already.`;
  throw new AppError("conflict", `${booked} Use a new key for another movement.`);
}

async function readMovements(productId: string, input: Paging): Promise<MovementRow[]> {
  const id = input.after ?? input.before;
  const from = id
    ? await db().stockMovement.findFirst({ where: { id, productId }, select: MOVEMENT_FIELDS })
    : null;
  const page = keyset(
    {
      columns: [Prisma.sql`"createdAt"`, Prisma.sql`id`],
      order: "desc",
      from: from && [Prisma.sql`${from.createdAt}`, Prisma.sql`${from.id}::uuid`],
    },
    input,
  );
  return db().$queryRaw<MovementRow[]>`
    SELECT id, "productId", delta, reason, note, "byId", "createdAt" FROM "StockMovement"
    WHERE "productId" = ${productId}::uuid ${page.where} ORDER BY ${page.orderBy} LIMIT ${page.limit}`;
}

function movementFromRow(
  row: MovementRow,
  names: ReadonlyMap<string, string>,
): contract.StockMovement {
  const { id, delta, reason, note, byId, createdAt: at } = row;
  return { id, delta, reason, note, by: (byId && names.get(byId)) ?? null, at };
}
