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

// The settings are read once, so the mail server is there before anything else; it turns one mail away.
beforeAll(async () => {
  smtp = await startSmtp(1);
  process.env.SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  shop = await openShop();
  product = await aProduct({ quantity: 10 });
  // Other files in this worker's database have left work of their own.
  const past = new Date(0);
  await db().webhookEvent.updateMany({ data: { processedAt: past } });
  await db().outboxMail.updateMany({ where: { sentAt: null }, data: { sentAt: past } });
});
afterAll(async () => {
  onWake(() => undefined);
  await shop.close();
  await smtp.close();
});

type Paid = { orderId: string; paymentId: string; buyer: Person };

/** Paid at the provider, of which the shop knows only when the browser tells it. */
async function paid({ isTold }: { isTold: boolean }): Promise<Paid> {
  const buyer = await aBuyer(product);
  const { order_id: orderId } = (await createPayment(buyer, [line(product)])).body;
  const { payment, response } = shop.provider.control.pay(orderId, { method: "upi" });
  if (isTold) expect((await verify(buyer, response)).body.state).toBe("placed");
  return { orderId, paymentId: payment.id, buyer };
}

let stored = 0;
/** Stores events of a payment, later than those before; their ids. */
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

/** Runs what is kicked, as the job runner does; how often, and when it is done. */
function runKicks() {
  const runs: Promise<unknown>[] = [];
  const start = (name: JobName) => void (name === "webhooks" && runs.push(JOBS.webhooks.run()));
  const kicks = coalesced(start);
  onWake(kicks.wake);
  return { runs, stop: kicks.stop };
}

const ordersOf = ({ buyer }: Paid) => db().order.count({ where: { userId: buyer.userId } });

it("works on all 120 events that wait after one wake, and a poisoned one holds up none", async () => {
  const poisoned = await paid({ isTold: false });
  const known = await paid({ isTold: true });
  const lost = await paid({ isTold: false });
  const { faults, calls } = shop.provider.control;
  faults.add({ kind: "http500", match: { path: `/v1/orders/${poisoned.orderId}/*` } });
  const [bad] = await store(1, poisoned);
  await store(80, known);
  await store(38, { orderId: "order_OfAnotherShop1", paymentId: "pay_OfAnotherShop01" });
  await store(1, lost);
  const before = calls().length;

  const { runs, stop } = runKicks();
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

it("sends all mails that wait in one run, and the one that is refused holds up none", async () => {
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
