import "server-only";
import { hasAuthenticator } from "@/lib/auth/authenticator/authenticator";
import { takeAuthenticatorAway } from "@/lib/auth/authenticator/notify";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { db } from "@/lib/db";
import { lockRow } from "@/lib/lock";

/**
 * Takes the authenticator of an administrator away without another owner: for the only owner, whose phone and recovery
 * codes are lost. Whoever may run programs on the server may; the sessions end, the audit log has it, and the owner is
 * mailed. False where the address belongs to no administrator with an authenticator.
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
    await takeAuthenticatorAway(tx, who, admin.id);
    return true;
  });
}
