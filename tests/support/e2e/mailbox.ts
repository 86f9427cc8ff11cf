import type { APIRequestContext } from "@playwright/test";
import { settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

type CaughtMail = {
  subject: string;
  text: string;
  html: string;
  time: string;
};

/** Waits for the nth mail with this subject to the address; more than n fail. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  nth = 1,
): Promise<CaughtMail> {
  let mails: CaughtMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(request, address, subject);
        return mails.length;
      },
      { message: `mail number ${nth} to ${address} about ${subject}`, timeout: 30_000 },
    )
    .toBe(nth);
  const newest = mails.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)).at(-1);
  if (!newest) throw new Error(`The email to ${address} is gone again.`);
  return newest;
}

/** The six digits in the nth mail with this subject to the address. */
export async function codeTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  nth = 1,
): Promise<string> {
  const { text } = await mailTo(request, address, subject, nth);
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`No code in the email to ${address}.`);
  return code;
}

async function mailsTo(request: APIRequestContext, address: string, subject: RegExp) {
  const answer = await request.get(`${settings.mailUrl}/api/email`, {
    params: { "to.address": address },
  });
  const mails = (await answer.json()) as CaughtMail[];
  return mails.filter((mail) => subject.test(mail.subject));
}
