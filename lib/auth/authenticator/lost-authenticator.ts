import "server-only";
import { hasAuthenticator } from "@/lib/auth/authenticator/authenticator";
import { revokeAuthenticator } from "@/lib/auth/authenticator/notify";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { db } from "@/lib/db";
import { lockRow } from "@/lib/lock";

/**
 * Removes an administrator's authenticator without another owner: for a sole owner who has lost the phone
 * and the recovery codes. Requires shell access to the server. Ends the sessions, writes the audit log and
 * mails the owner. False if the address belongs to no administrator with an authenticator.
 */
export function takeAwayLostAuthenticator(email: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const where = { email: email.trim().toLowerCase(), role: "admin" } as const;
    const admin = await tx.user.findFirst({ where, select: { id: true } });
    if (!admin) return false;
    await lockRow(tx, "User", admin.id);
    if (!(await hasAuthenticator(admin.id, tx))) return false;
    await endSessions(tx, admin.id);
    const who = { by: "system", name: "Whoever runs the server" } as const;
    await revokeAuthenticator(tx, who, admin.id);
    return true;
  });
}
