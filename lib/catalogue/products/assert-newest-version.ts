import "server-only";
import { AppError } from "@/lib/call/errors";
import type { AdminRow } from "@/lib/catalogue/mapper";
import { formatDateTime } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";

/**
 * Refuses an edit of an outdated version.
 * @throws AppError conflict that says who has changed the product, and when.
 */
export async function assertNewestVersion(
  tx: Tx,
  actor: Admin,
  row: AdminRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  const entry = await tx.auditEntry.findFirst({
    where: { subject: row.id, action: "product.edited" },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true, byId: true },
  });
  const who = entry ? await nameOf(tx, actor, entry.byId) : "Somebody";
  const when = formatDateTime(entry?.at ?? row.updatedAt);
  const message = `${who} changed this product on ${when}. Nothing of yours was saved.`;
  throw new AppError("conflict", message);
}

async function nameOf(tx: Tx, actor: Admin, id: string | null): Promise<string> {
  if (id === actor.userId) return "You";
  const person = id ? await tx.user.findUnique({ where: { id }, select: { name: true } }) : null;
  return person?.name ?? "Somebody";
}
