import "server-only";
import type { CartOwner } from "@/lib/cart/cart-row";
import { MAX_LINES } from "@/lib/cart/contract";
import { heldUnits, lockCart } from "@/lib/cart/mapper";
import { type MergeLine, mergedLine } from "@/lib/cart/rules";
import { db, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";

/**
 * Moves a guest's lines into a customer's cart and deletes the guest's cart, in one transaction: a repeat
 * finds nothing. New products beyond the cart's limit are dropped.
 */
export async function mergeGuestCart(guestCartId: string, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    // With two tabs at the same time, the second waits here and then finds no cart.
    const guests = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "Cart" WHERE id = ${guestCartId}::uuid AND "userId" IS NULL FOR UPDATE`;
    if (guests.length === 0) return;
    const owner: CartOwner = { kind: "customer", userId };
    const cartId = await lockCart(tx, owner);
    const ownLines = new Map((await readLines(tx, cartId)).map((line) => [line.productId, line]));
    const held = await heldUnits(tx, owner);
    for (const line of await readLines(tx, guestCartId)) {
      const { productId } = line;
      const mine = ownLines.get(productId);
      if (!mine && ownLines.size >= MAX_LINES) continue;
      ownLines.set(productId, line);
      const available = line.product.quantity + (held.get(productId) ?? 0);
      await writeLine(tx, { cartId, productId }, mergedLine(mine, line, available));
    }
    await tx.cart.delete({ where: { id: guestCartId }, select: { id: true } });
  });
}

async function readLines(tx: Tx, cartId: string) {
  const rows = await tx.cartLine.findMany({
    where: { cartId },
    orderBy: [{ createdAt: "asc" }, { productId: "asc" }],
    select: {
      productId: true,
      quantity: true,
      seenPaise: true,
      createdAt: true,
      product: { select: { quantity: true } },
    },
  });
  return rows.map((row) => ({ ...row, seenPaise: paise(row.seenPaise) }));
}

async function writeLine(tx: Tx, key: { cartId: string; productId: string }, line: MergeLine) {
  await tx.cartLine.upsert({
    where: { cartId_productId: key },
    create: { ...key, ...line },
    update: line,
    select: { cartId: true },
  });
}
