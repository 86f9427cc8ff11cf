import "server-only";
import { cookies } from "next/headers";
import type { Audience } from "@/lib/auth/actor";
import { openPending, passwordMark, pendingCookieName } from "@/lib/auth/pending";
import { ENTRANT, mayEnter } from "@/lib/auth/sign-in";
import { db } from "@/lib/db";

/**
 * The sign-in of this browser that waits for its code, for the page that asks for it: null where there is
 * none, it has run out, or the password has changed meanwhile.
 */
export async function pendingSignIn(audience: Audience): Promise<{ email: string } | null> {
  const seal = (await cookies()).get(pendingCookieName(audience))?.value;
  const pending = seal ? await openPending(seal, audience) : null;
  if (!pending) return null;
  const user = await db().user.findUnique({ where: { id: pending.userId }, select: ENTRANT });
  if (!user || !mayEnter(user, audience)) return null;
  return passwordMark(user.passwordHash) === pending.mark ? { email: user.email } : null;
}
