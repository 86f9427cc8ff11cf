import "server-only";
import { isFree } from "@/lib/auth/email/email-owner";
import { beginGuess } from "@/lib/auth/lockout";
import { countCodeMail, forgetCodeMails } from "@/lib/auth/sign-in/code-mails";
import { issueCode, matchCode, spendCode, storeCode } from "@/lib/auth/sign-in/codes";
import { inConstantTime } from "@/lib/auth/sign-in/constant-time";
import { unusablePassword } from "@/lib/auth/sign-in/passwords";
import { startSession } from "@/lib/auth/sign-in/sign-in";
import * as contract from "@/lib/auth/sign-up/contract";
import { createAccount, SIGNED_UP, signupFailed } from "@/lib/auth/sign-up/new-account";
import { db, isDuplicate, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import { resealDevice, sealDevice } from "@/lib/identity/device";
import { wake } from "@/lib/jobs/wake";
import { type Asker, askerOf, limitAsker, newcomerOf } from "@/lib/limits/asker";
import { accountExistsMail, welcomeByCodeMail } from "@/lib/mail/letters/sign-up";
import { queueLetter } from "@/lib/mail/queue-letter";

export const requestSignupCode = serve(contract.requestSignupCode, (actor, { email }) =>
  inConstantTime(async () => {
    const asker = await newcomerOf(actor);
    await limitAsker(actor, "code-mail", email, asker);
    await countCodeMail(slotOf(email), asker);
    await db().$transaction((tx) => send(tx, email, asker));
    wake("mail");
    return { message: "We have emailed you.", device: await resealDevice(asker.device) };
  }),
);

export const signupByCode = serve(contract.signupByCode, async (actor, input) => {
  const { name, email, phone_number: phone, otp_code: code } = input;
  const asker = await askerOf(actor, null);
  const slot = slotOf(email);
  await limitAsker(actor, "code", email, asker);
  const attempt = await beginGuess("verification", email, asker);
  const codeId = await matchCode(slot, code, asker);
  const passwordHash = await unusablePassword();
  const person = { name, email, phone, passwordHash };
  const { userId, token } = await db()
    .$transaction((tx) => open(tx, actor, { person, codeId }))
    .catch((error: unknown) => {
      throw isDuplicate(error) ? signupFailed() : error;
    });
  await attempt.succeed();
  await forgetCodeMails(slot, asker);
  wake("mail");
  return { message: SIGNED_UP, token, device: await sealDevice(asker.device, userId) };
});

/**
 * A taken address gets a code that is never mailed: entering one is then refused after the same work and in the same
 * words as for a free address.
 */
async function send(tx: Tx, email: string, asker: Asker): Promise<void> {
  const slot = slotOf(email);
  if (await isFree(tx, email)) return issueCode(tx, slot, { asker });
  await storeCode(tx, slot, asker);
  await queueLetter(tx, { to: email }, accountExistsMail, {});
}

type Person = { name: string; email: string; phone: string | null; passwordHash: string };

async function open(
  tx: Tx,
  actor: Actor,
  { person, codeId }: { person: Person; codeId: string },
): Promise<{ userId: string; token: string }> {
  const { name, email } = person;
  await spendCode(tx, codeId);
  const userId = await createAccount(tx, { ...person, emailVerifiedAt: new Date() });
  // From now on the codes are personal data of this account, copied and erased with it.
  await tx.oneTimeCode.updateMany({ where: slotOf(email), data: { userId } });
  await queueLetter(tx, { to: email, userId }, welcomeByCodeMail, { name });
  return { userId, token: await startSession(tx, actor, { id: userId, name, email }, "customer") };
}

function slotOf(email: string) {
  return { userId: null, purpose: "sign_up", audience: "customer", email } as const;
}
