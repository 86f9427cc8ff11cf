import { db } from "@/lib/db";

/** The queued mails to this address, oldest first. */
export function mailsTo(email: string) {
  return db().outboxMail.findMany({
    where: { to: email },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { subject: true, text: true, html: true },
  });
}

/** The subjects of those mails. */
export async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

/** The six digits of the latest code mail. */
export async function lastCode(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const codes = mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`No code was emailed to ${email}`);
  return code;
}

/** Six other digits. */
export function otherCode(code: string): string {
  return ((Number(code) + 1) % 1_000_000).toString().padStart(6, "0");
}

/** The audited actions of a subject, oldest first. */
export async function auditOf(subject: string): Promise<string[]> {
  const rows = await db().auditEntry.findMany({
    where: { subject },
    orderBy: [{ at: "asc" }, { id: "asc" }],
    select: { action: true },
  });
  return rows.map(({ action }) => action);
}
