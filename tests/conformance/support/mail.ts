import { setTimeout as sleep } from "node:timers/promises";

type Mail = { subject: string; text: string; time: string };

const PATIENCE_MS = 20_000;

/** The newest mail to this address about this; waits until there is one. */
export async function mailTo(address: string, subject: RegExp, nth = 1): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const to = new URLSearchParams({ "to.address": address });
    const answer = await fetch(`${process.env.MAIL_UI_URL}/api/email?${to}`);
    const mails = ((await answer.json()) as Mail[]).filter((mail) => subject.test(mail.subject));
    if (mails.length >= nth) return newest(mails).text;
    if (Date.now() > end) throw new Error(`No email number ${nth} to ${address} about ${subject}.`);
    await sleep(50);
  }
}

/** The six digits of that mail. */
export async function codeTo(address: string, subject: RegExp): Promise<string> {
  const code = /^\d{6}$/m.exec(await mailTo(address, subject))?.[0];
  if (!code) throw new Error(`No code in the email to ${address}.`);
  return code;
}

/** Another code of six digits. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

function newest(mails: Mail[]): Mail {
  const [first] = mails.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));
  if (!first) throw new Error("There is no email.");
  return first;
}
