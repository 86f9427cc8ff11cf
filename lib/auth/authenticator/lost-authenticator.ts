import "server-only";
import { audit } from "@/lib/audit/record";
import { dropAuthenticator, hasAuthenticator } from "@/lib/auth/authenticator/authenticator";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { db } from "@/lib/db";
import { lockRow } from "@/lib/lock";
import { authenticatorMail } from "@/lib/mail/account";
import { queueLetter } from "@/lib/mail/queue-letter";

/**
 * Takes the authenticator of an administrator away without another owner: for the only owner, whose phone and recovery
 * codes are lost. Whoever may run programs on the server may; the sessions end, the audit log has it, and the owner is
 * mailed. False where the address belongs to no administrator with an authenticator.
 */
export function takeAwayLostAuthenticator(email: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const where = { email: email.trim().toLowerCase(), role: "admin" } as const;
    const admin = await tx.user.findFirst({ where, select: { id: true, name: true, email: true } });
    if (!admin) return false;
    await lockRow(tx, "User", admin.id);
    if (!(await hasAuthenticator(admin.id, tx))) return false;
    await endSessions(tx, admin.id);
    await dropAuthenticator(tx, admin.id);
    const detail = { before: { enabled: true }, after: { enabled: false } };
    const action = "authenticator.taken_away";
    await audit(tx, { by: "system", action, subject: admin.id, detail });
    const letter = {
      name: admin.name,
      at: new Date(),
      enabled: false,
      by: "Whoever runs the server",
    };
    await queueLetter(tx, { to: admin.email }, authenticatorMail, letter);
    return true;
  });
}
