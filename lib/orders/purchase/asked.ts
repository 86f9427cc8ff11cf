import "server-only";
import type { Tx } from "@/lib/db";
import { RECENT_MS, type Unpaid } from "@/lib/orders/purchase/closing";
import { alreadyOrdered, readStanding } from "@/lib/orders/purchase/standing";

/** Ids of the unpaid purchases that the provider has just been asked about. */
export type Asked = ReadonlySet<string>;

/** Unpaid purchases block the new one, and the provider has not been asked about them. */
export class NotAsked extends Error {
  constructor(readonly ids: string[]) {
    super("Ask the provider first.");
  }
}

/** @throws AppError already_ordered if one was paid after the provider was asked. */
export async function assertNonePlaced(tx: Tx, asked: Asked): Promise<void> {
  if (asked.size === 0) return;
  const placed = await tx.purchase.findFirst({
    where: { id: { in: [...asked] }, state: "placed" },
    select: { id: true },
  });
  if (placed) throw alreadyOrdered(await readStanding(tx, placed.id), PAID_MEANWHILE);
}

/** An open or recent payment is never given up without asking the provider about it. @throws NotAsked. */
export function assertAsked(unpaid: readonly Unpaid[], asked: Asked): void {
  const inTheWay = unpaid.filter((one) => mayBePaid(one) && !asked.has(one.id));
  if (inTheWay.length > 0) throw new NotAsked(inTheWay.map(({ id }) => id));
}

function mayBePaid({ state, closedFor, createdAt }: Unpaid): boolean {
  if (state === "awaiting_payment") return true;
  return closedFor === "expired" && Date.now() - createdAt.getTime() < RECENT_MS;
}

const PAID_MEANWHILE =
  "Your payment for it has arrived. Please check your cart before you order anything else.";
