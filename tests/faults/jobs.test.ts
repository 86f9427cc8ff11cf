import { JOBS } from "@/lib/boot/jobs";
import { db } from "@/lib/db";
import { coalesced } from "@/lib/jobs/coalesce";
import { type JobName, onWake, wake } from "@/lib/jobs/wake";
import { queueMail } from "@/lib/mail/outbox";
import { type SmtpServer, startSmtp } from "@/tests/support/servers/smtp";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

let shop: Shop;
let smtp: SmtpServer;
let product: Sold;

// The settings are read once, so the mail server starts first; it refuses one mail.
beforeAll(async () => {
  smtp = await startSmtp(1);
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  shop = await openShop();
  product = await aProduct({ quantity: 10 });
});
afterAll(async () => {
  onWake(() => undefined);
  await shop.close();
  await smtp.close();
});

type Paid = { orderId: string; paymentId: string; buyer: Person };

/** Pays at the provider; the shop knows only if the browser verifies the payment. */
async function paid({ isVerified }: { isVerified: boolean }): Promise<Paid> {
  const buyer = await aBuyer(product);
  const { order_id: orderId } = (await createPayment(buyer, [line(product)])).body;
  const { payment, response } = shop.provider.control.pay(orderId, { method: "upi" });
  if (isVerified) expect((await verify(buyer, response)).body.state).toBe("placed");
  return { orderId, paymentId: payment.id, buyer };
}

let stored = 0;
/** Stores events of a payment, later than earlier ones; returns their ids. */
async function store(copies: number, { orderId, paymentId }: Omit<Paid, "buyer">) {
  const payment = { entity: { id: paymentId, order_id: orderId } };
  const rows = Array.from({ length: copies }, () => {
    stored += 1;
    const receivedAt = new Date(Date.now() - 60_000 + stored);
    return { id: `job-${stored}`, event: "payment.captured", payload: { payment }, receivedAt };
  });
  const data = rows.map((row) => ({ ...row, payload: { payload: row.payload } }));
  await db().webhookEvent.createMany({ data });
  return rows.map(({ id }) => id);
}

/** Runs woken jobs as the job runner does and collects the runs. */
function runOnWake() {
  const runs: Promise<unknown>[] = [];
  const start = (name: JobName) => void (name === "webhooks" && runs.push(JOBS.webhooks.run()));
  const wakes = coalesced(start);
  onWake(wakes.wake);
  return { runs, stop: wakes.stop };
}

const ordersOf = ({ buyer }: Paid) => db().order.count({ where: { userId: buyer.userId } });

it("processes all 120 waiting events after one wake, despite a failing one", async () => {
  const poisoned = await paid({ isVerified: false });
  const known = await paid({ isVerified: true });
  const lost = await paid({ isVerified: false });
  const { faults, calls } = shop.provider.control;
  faults.add({ kind: "http500", match: { path: `/v1/orders/${poisoned.orderId}/*` } });
  const [bad] = await store(1, poisoned);
  await store(80, known);
  await store(38, { orderId: "order_OfAnotherShop1", paymentId: "pay_OfAnotherShop01" });
  await store(1, lost);
  const before = calls().length;

  const { runs, stop } = runOnWake();
  wake("webhooks");
  await Promise.all(runs);
  stop();

  expect(runs).toHaveLength(1);
  const left = await db().webhookEvent.findMany({ where: { processedAt: null } });
  expect(left).toMatchObject([{ id: bad, tries: 1, error: expect.any(String) }]);
  expect(left[0]?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect([await ordersOf(lost), await ordersOf(known), await ordersOf(poisoned)]).toEqual([
    1, 1, 0,
  ]);
  const asked = calls().slice(before);
  expect(asked.filter(({ path }) => path.includes(known.orderId))).toEqual([]);
});

it("sends all waiting emails in one run, despite a refused one", async () => {
  const to = "asha@example.com";
  const sent = { sentAt: new Date() };
  await db().outboxMail.updateMany({ where: { sentAt: null }, data: sent });
  for (let mail = 0; mail < 45; mail += 1) {
    await queueMail(db(), { to, subject: `Mail ${mail}`, text: "Placed.", html: "<p>Placed.</p>" });
  }
  expect(await JOBS.mail.run()).toBe(45);
  expect(smtp.mails).toHaveLength(44);
  expect(await db().outboxMail.count({ where: { to, sentAt: null } })).toBe(1);
});
