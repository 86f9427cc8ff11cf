import "server-only";
import { audit } from "@/lib/audit/record";
import type { Tx } from "@/lib/db";
import type { Audience } from "@/lib/identity/actor";

/**
 * Whoever entered a code out of the mailbox owns it. Where nobody had proven that before, the account may have
 * been made by a stranger who took the address first: what that one left behind goes, so that nothing is ever
 * delivered to, or called at, a place that its owner never gave. Orders stay, they are the shop's books.
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
