import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { db } from "@/lib/db";
import { hearing } from "@/lib/process/hearing";
import { listen, pulse } from "@/lib/process/listen";
import { nameOf } from "@/lib/statement-names";
import { type Pooler, poolerFor } from "@/tests/support/servers/pooler";
import { until } from "@/tests/support/servers/stop-points";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import { aBuyer, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { createPayment, line, openShop, type Shop, verify } from "@/tests/support/shop/shop";

let pooler: Pooler;
let shop: Shop;
const direct = String(process.env.DATABASE_URL);

// The settings are read once: everything goes through the pooler, LISTEN too where nothing else is set.
beforeAll(async () => {
  pooler = await poolerFor(direct);
  await pooler.start();
  process.env.DATABASE_URL = pooler.url;
  Object.assign(pulse, { everyMs: 200, heardMs: 500 });
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
  await db().$disconnect();
  await pooler.end();
});

async function buy(buyer: Person, product: Sold) {
  const opened = await createPayment(buyer, [line(product)]);
  if (opened.status !== 200) return opened;
  const { response } = shop.provider.control.pay(opened.body.order_id, { method: "upi" });
  return verify(buyer, response);
}

it("gives no statement a name, and sells the last units to those who were first", async () => {
  const product = await aProduct({ quantity: 8 });
  const buyers = [];
  for (let count = 0; count < 24; count += 1) buyers.push(await aBuyer(product));
  const results = await Promise.all(buyers.map((buyer) => buy(buyer, product)));
  expect(nameOf("SELECT 1")).toBe("");
  expect(results.filter(({ body }) => body.state === "placed")).toHaveLength(8);
  expect(results.filter(({ status }) => status === 409)).toHaveLength(16);
  const { quantity } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
  expect(quantity).toBe(0);
  await expectBalancedBooks();
});

it("runs the jobs", async () => {
  const program = path.join(__dirname, "../../support/servers/one-job.mjs");
  const schema = "pooled_jobs";
  await promisify(execFile)(process.execPath, [program, pooler.url, schema]);
  const left = await db().$queryRaw<object[]>`
    SELECT 1 FROM pooled_jobs.job WHERE name = 'one' AND state = 'completed'`;
  expect(left).toHaveLength(1);
  await db().$executeRaw`DROP SCHEMA pooled_jobs CASCADE`;
});

it("is found to be deaf", async () => {
  const channel = "through_the_pooler";
  const stop = listen(channel, {
    onNotification: () => undefined,
    onConnect: () => undefined,
    notify: (to, payload) => db().$executeRaw`SELECT pg_notify(${to}, ${payload})`,
  });
  await until("it is deaf", async () => hearing().get(channel) === "deaf");
  await stop();
});

it("comes back after a fall, and so does the shop", async () => {
  await pooler.stop();
  await expect(db().$queryRaw`SELECT 1`).rejects.toThrow();
  await pooler.start();
  await until("the shop asks again", () =>
    db().$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    ),
  );
  const product = await aProduct({ quantity: 1 });
  expect((await buy(await aBuyer(product), product)).body.state).toBe("placed");
});
