import type { APIRequestContext } from "@playwright/test";
import { settings } from "@/tests/support/e2e/settings";
import { expect } from "@/tests/support/e2e/test";

type CaughtMail = { subject: string; text: string; html: string; to: { address: string }[] };

/** Waits for the only mail to this address and returns it. */
export async function mailTo(request: APIRequestContext, address: string): Promise<CaughtMail> {
  let mails: CaughtMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(request, address);
        return mails.length;
      },
      { message: `one mail to ${address}`, timeout: 30_000 },
    )
    .toBe(1);
  const [mail] = mails;
  if (!mail) throw new Error(`The mail to ${address} is gone again.`);
  return mail;
}

async function mailsTo(request: APIRequestContext, address: string): Promise<CaughtMail[]> {
  const answer = await request.get(`${settings.mailUrl}/api/email`);
  const mails = (await answer.json()) as CaughtMail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}
