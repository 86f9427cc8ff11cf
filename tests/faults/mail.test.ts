import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { queueMail } from "@/lib/mail/outbox";
import { sendDueMails } from "@/lib/mail/send";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";

let smtp: SmtpServer;

// The settings are read once, so one server serves every test; it turns the first mail away.
beforeAll(async () => {
  smtp = await startSmtp(1);
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  // Other files in this worker's database have left mails of their own.
  await db().outboxMail.updateMany({ where: { sentAt: null }, data: { sentAt: new Date() } });
});
afterAll(() => smtp.close());

const mail = (dedupeKey?: string) => ({
  dedupeKey,
  to: "asha@example.com",
  subject: `Order ${randomUUID()}`,
  text: "Your order is placed.",
  html: "<p>Your order is placed.</p>",
});

it("keeps a mail that was refused, and sends it when it is due again", async () => {
  const first = mail();
  await queueMail(db(), first);
  expect(await sendDueMails()).toEqual({ sent: 0, failed: 1 });
  const row = await db().outboxMail.findFirstOrThrow({ where: { subject: first.subject } });
  expect(row).toMatchObject({ sentAt: null, tries: 1, lastError: expect.stringContaining("451") });
  expect(row.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect(await sendDueMails()).toEqual({ sent: 0, failed: 0 });
  await db().outboxMail.update({ where: { id: row.id }, data: { nextTryAt: new Date() } });
  expect(await sendDueMails()).toEqual({ sent: 1, failed: 0 });
  expect(smtp.mails.filter((text) => text.includes(first.subject))).toHaveLength(1);
});

it("mails one cause once", async () => {
  const key = `order-confirmation:${randomUUID()}`;
  await queueMail(db(), mail(key));
  await queueMail(db(), mail(key));
  expect(await db().outboxMail.count({ where: { dedupeKey: key } })).toBe(1);
});

it("sends each mail once, however many senders run", async () => {
  await sendDueMails();
  const queued = Array.from({ length: 12 }, () => mail());
  for (const one of queued) await queueMail(db(), one);
  const runs = await Promise.all([1, 2, 3].map(() => sendDueMails()));
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
  for (const { subject } of queued) {
    expect(smtp.mails.filter((text) => text.includes(subject))).toHaveLength(1);
  }
});

it("a mail whose transaction fails is never sent", async () => {
  const lost = mail();
  await expect(
    db().$transaction(async (tx) => {
      await queueMail(tx, lost);
      throw new Error("the order fell through");
    }),
  ).rejects.toThrow("the order fell through");
  expect(await db().outboxMail.count({ where: { subject: lost.subject } })).toBe(0);
});

it("an answer goes where the mail says, and what has left keeps neither that address nor the text", async () => {
  const notice = { ...mail(), replyTo: "visitor@example.in" };
  await queueMail(db(), notice);
  await sendDueMails();
  const [sent] = smtp.mails.filter((text) => text.includes(notice.subject));
  expect(sent).toMatch(/^Reply-To: visitor@example\.in\r?$/m);
  const row = await db().outboxMail.findFirstOrThrow({ where: { subject: notice.subject } });
  expect(row).toMatchObject({ replyTo: null, text: "", html: "", sentAt: expect.any(Date) });
});
