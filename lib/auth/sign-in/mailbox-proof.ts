import "server-only";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";
import type { Audience } from "@/lib/identity/actor";

/**
 * Marks the mailbox as proven after its code was entered. If it was unproven, a stranger may have created
 * the account first, so the stranger's address book, phone and profile are deleted: nothing is delivered to
 * a place that the owner never gave. Orders stay, because they are accounting records.
 */
export async function proveMailbox(
  tx: Tx,
  { userId, audience }: { userId: string; audience: Audience },
): Promise<void> {
  const proven = await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date(), phone: null, about: null, pictureKey: null },
  });
  if (proven.count === 0) return;
  const { count: addresses } = await tx.address.deleteMany({ where: { userId } });
  const { count: carts } = await tx.cart.deleteMany({ where: { userId } });
  await audit(tx, {
    by: audience,
    byId: userId,
    action: "email.verified",
    subject: userId,
    detail: {
      before: { verified: false },
      after: { verified: true },
      removed: { addresses, carts },
    },
  });
}
