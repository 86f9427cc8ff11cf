import "server-only";
import { renderSVG } from "uqr";
import { audit } from "@/lib/audit/record";
import {
  hasAuthenticator,
  renewRecoveryCodes,
  sealSecret,
  spendSecondCode,
} from "@/lib/auth/authenticator/authenticator";
import * as contract from "@/lib/auth/authenticator/contract";
import {
  type ChangedBy,
  notifyAuthenticator,
  personOf,
  revokeAuthenticator,
} from "@/lib/auth/authenticator/notify";
import { newTotpSecret, totpUri } from "@/lib/auth/authenticator/totp";
import { beginGuess } from "@/lib/auth/lockout";
import { endSessions } from "@/lib/auth/sign-in/credentials";
import { AppError } from "@/lib/call/errors";
import { company } from "@/lib/content/company";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { sessionAsker } from "@/lib/limits/asker";
import { lockRow } from "@/lib/lock";
import { recoveryCodesMail } from "@/lib/mail/letters/account";
import { queueLetter } from "@/lib/mail/queue-letter";

export const authenticatorState = serve(contract.authenticatorState, async ({ userId }) => {
  const { totpSince: since } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { totpSince: true },
  });
  const left = await db().recoveryCode.count({ where: { userId, usedAt: null } });
  return { since, recovery_codes_left: left };
});

export const beginAuthenticator = serve(contract.beginAuthenticator, async ({ userId }) => {
  const secret = newTotpSecret();
  const data = { totpSeal: await sealSecret(secret), totpStep: null };
  const email = await db().$transaction(async (tx) => {
    await lockRow(tx, "User", userId);
    if (await hasAuthenticator(userId, tx)) throw new AppError("conflict", IS_ON);
    const where = { id: userId };
    return (await tx.user.update({ where, data, select: { email: true } })).email;
  });
  const uri = totpUri(secret, { label: email, issuer: company.brand });
  return { secret, uri, qr_svg: renderSVG(uri, { border: QR_BORDER }) };
});

export const confirmAuthenticator = serve(contract.confirmAuthenticator, (actor, { code }) =>
  withLockout(actor, async (tx) => {
    const { userId } = actor;
    if (await hasAuthenticator(userId, tx)) throw new AppError("conflict", IS_ON);
    await spendSecondCode(tx, userId, code);
    const data = { totpSince: new Date() };
    await tx.user.update({ where: { id: userId }, data, select: { id: true } });
    await endSessions(tx, userId, { keep: actor.sessionHash });
    await notifyAuthenticator(tx, byActor(actor, userId), userId, true);
    const recovery_codes = await renewRecoveryCodes(tx, userId);
    return { message: "The authenticator is on.", recovery_codes };
  }),
);

export const renewAuthenticatorCodes = serve(contract.renewAuthenticatorCodes, (actor, { code }) =>
  withLockout(actor, async (tx) => {
    const { userId } = actor;
    if (!(await hasAuthenticator(userId, tx))) throw new AppError("conflict", IS_OFF);
    await spendSecondCode(tx, userId, code);
    const recovery_codes = await renewRecoveryCodes(tx, userId);
    await audit(tx, {
      by: "admin",
      byId: userId,
      action: "recovery_codes.renewed",
      subject: userId,
    });
    const { name, email } = await personOf(tx, userId);
    await queueLetter(tx, { to: email }, recoveryCodesMail, { name, at: new Date() });
    return { message: "The old recovery codes no longer work.", recovery_codes };
  }),
);

export const removeAuthenticator = serve(contract.removeAuthenticator, (actor, { code }) =>
  withLockout(actor, async (tx) => {
    const { userId } = actor;
    if (!(await hasAuthenticator(userId, tx))) throw new AppError("conflict", IS_OFF);
    await spendSecondCode(tx, userId, code);
    await revokeAuthenticator(tx, byActor(actor, userId), userId);
    return { message: "The authenticator is off." };
  }),
);

export const removeUserAuthenticator = serve(
  contract.removeUserAuthenticator,
  async (actor, { id }) => {
    if (id === actor.userId) throw new AppError("conflict", NOT_OWN);
    const name = await db().$transaction(async (tx) => {
      if (!(await lockRow(tx, "User", id)))
        throw new AppError("not_found", "This user does not exist.");
      if (!(await hasAuthenticator(id, tx))) throw new AppError("conflict", IS_OFF);
      await endSessions(tx, id);
      return revokeAuthenticator(tx, byActor(actor, id), id);
    });
    wake("mail");
    return { message: `${name}’s authenticator has been removed.` };
  },
);

/** The quiet zone around a QR code, in modules. */
const QR_BORDER = 4;

const IS_ON = "An authenticator is already on. Turn it off first.";
const IS_OFF = "No authenticator is set up.";
const NOT_OWN = "Turn your own authenticator off in your settings.";

/**
 * Runs a change with a code. Wrong codes are counted like wrong passwords and lock this session's attempts.
 */
async function withLockout<T>(actor: Admin, run: (tx: Tx) => Promise<T>): Promise<T> {
  const where = { id: actor.userId };
  const { email } = await db().user.findUniqueOrThrow({ where, select: { email: true } });
  const attempt = await beginGuess("sign-in", email, sessionAsker(actor));
  const done = await db().$transaction(async (tx) => {
    await lockRow(tx, "User", actor.userId);
    return run(tx);
  });
  await attempt.succeed();
  wake("mail");
  return done;
}

/** Who did it, for `notifyAuthenticator`: the name only if it is not the owner. */
function byActor(actor: Admin, subject: string): ChangedBy {
  return {
    by: "admin",
    byId: actor.userId,
    name: subject === actor.userId ? undefined : actor.name,
  };
}
