import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { queueMail } from "@/lib/mail/outbox";
import { sendDueMails } from "@/lib/mail/send";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";

let smtp: SmtpServer;

// The settings are read once, so one server serves every test; it refuses the first mail.
beforeAll(async () => {
  smtp = await startSmtp(1);
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
});
afterAll(() => smtp.close());

const mail = (dedupeKey?: string) => ({
  dedupeKey,
  to: "asha@example.com",
  subject: `Order ${randomUUID()}`,
  text: "Your order is placed.",
  html: "<p>Your order is placed.</p>",
});

it("keeps a refused mail and sends it at its next try", async () => {
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

it("sends one mail per cause", async () => {
  const key = `order-confirmation:${randomUUID()}`;
  await queueMail(db(), mail(key));
  await queueMail(db(), mail(key));
  expect(await db().outboxMail.count({ where: { dedupeKey: key } })).toBe(1);
});

it("sends each mail once with concurrent senders", async () => {
  await sendDueMails();
  const queued = Array.from({ length: 12 }, () => mail());
  for (const one of queued) await queueMail(db(), one);
  const runs = await Promise.all([1, 2, 3].map(() => sendDueMails()));
  expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
  for (const { subject } of queued) {
    expect(smtp.mails.filter((text) => text.includes(subject))).toHaveLength(1);
  }
});

it("sends four at a time, and no more than the limit", async () => {
  await sendDueMails();
  for (let n = 0; n < 8; n += 1) await queueMail(db(), mail());
  const before = smtp.connections();
  expect(await sendDueMails(7)).toEqual({ sent: 7, failed: 0 });
  expect(smtp.connections() - before).toBe(4);
  expect(await sendDueMails()).toEqual({ sent: 1, failed: 0 });
  expect(smtp.connections() - before).toBe(5);
});

it("never sends an email whose transaction fails", async () => {
  const lost = mail();
  await expect(
    db().$transaction(async (tx) => {
      await queueMail(tx, lost);
      throw new Error("the order fell through");
    }),
  ).rejects.toThrow("the order fell through");
  expect(await db().outboxMail.count({ where: { subject: lost.subject } })).toBe(0);
});

it("sets the reply-to of an email, and erases it and the text once sent", async () => {
  const notice = { ...mail(), replyTo: "visitor@example.in" };
  await queueMail(db(), notice);
  await sendDueMails();
  const [sent] = smtp.mails.filter((text) => text.includes(notice.subject));
  expect(sent).toMatch(/^Reply-To: visitor@example\.in\r?$/m);
  const row = await db().outboxMail.findFirstOrThrow({ where: { subject: notice.subject } });
  expect(row).toMatchObject({ replyTo: null, text: "", html: "", sentAt: expect.any(Date) });
});

it("makes an email due in the moment in which it is queued", async () => {
  // A rounded time is later than its moment half of the time.
  for (let n = 0; n < 20; n += 1) {
    const { subject, ...letter } = mail();
    const due = await db().$transaction(async (tx) => {
      await queueMail(tx, { subject, ...letter });
      return tx.$queryRaw`SELECT "nextTryAt" <= now() AS "isDue" FROM "OutboxMail" WHERE subject = ${subject}`;
    });
    expect(due).toEqual([{ isDue: true }]);
  }
});
