import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { type AppProcess, appProcess, freePort } from "@/tests/support/servers/app-process";
import { KEYS } from "@/tests/support/servers/razorpay-local";
import { allowPrograms, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";

type Instance = AppProcess & { origin: string };
let one: Instance;
let other: Instance;
let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
  [one, other] = await Promise.all([instance(), instance()]);
});
afterAll(() => Promise.all([one?.kill(), other?.kill()]));

async function instance(): Promise<Instance> {
  const port = await freePort();
  const app = appProcess(port, {
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRETS: KEYS.webhookSecret,
    RAZORPAY_API_ORIGIN: "http://127.0.0.1:9",
  });
  await app.start();
  return { ...app, origin: `http://127.0.0.1:${port}` };
}

const page = async ({ origin }: Instance, path: string) => (await fetch(`${origin}${path}`)).text();

/** Milliseconds until a page shows the words, with a generous limit for a loaded machine. */
async function untilShown(where: Instance, path: string, words: string): Promise<number> {
  const began = performance.now();
  while (!(await page(where, path)).includes(words)) {
    if (performance.now() - began > 20_000) throw new Error(`${path} does not say ${words}.`);
    await sleep(25);
  }
  return performance.now() - began;
}

async function edit(where: Instance, data: Record<string, unknown>): Promise<void> {
  const body = new FormData();
  body.append("product_data", JSON.stringify(data));
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${admin.token}` };
  const url = `${where.origin}/api/products/update`;
  const { status } = await fetch(url, { method: "PUT", headers, body });
  expect(status).toBe(200);
}

/** A product whose pages both instances have rendered. */
async function shown() {
  const { id } = await aProduct();
  const { slug } = await db().product.update({
    where: { id },
    data: { position: -1 },
    select: { slug: true },
  });
  const path = `/products/${slug}`;
  const pages = [
    page(one, path),
    page(other, path),
    page(one, "/products"),
    page(other, "/products"),
  ];
  for (const html of await Promise.all(pages.slice(0, 2)))
    expect(html).toContain("A charger for tests.");
  await Promise.all(pages);
  return { id, path };
}

it("a change on one instance soon shows on the pages of the others", async () => {
  const { id, path } = await shown();
  const took: number[] = [];
  for (const round of [1, 2, 3]) {
    const words = `Changed ${round} ${id}`;
    await edit(one, { id, description: words, name: words });
    took.push(await untilShown(other, path, words));
    took.push(await untilShown(other, "/products", words));
    await untilShown(one, path, words);
  }
  if (process.env.SHOW_TIMES) process.stderr.write(`seen after ms: ${took.map(Math.round)}\n`);
});

it("a changed price soon shows wherever a charger of the range is shown", async () => {
  const { id } = await aProduct();
  await db().product.update({
    where: { id },
    data: { slug: "ac01w-3-3-kw" },
    select: { id: true },
  });
  const where = ["/", "/solutions/home-and-housing-societies", "/about", "/terms-conditions"];
  const search = "/search?q=ac01w-3-3-kw";
  await edit(one, { id, price: 18_999 });
  for (const path of [...where, search]) await untilShown(other, path, "₹18,999");
  await edit(one, { id, price: 17_123 });
  const took: number[] = [];
  for (const path of [...where, search]) took.push(await untilShown(other, path, "₹17,123"));
  if (process.env.SHOW_TIMES)
    process.stderr.write(`price seen after ms: ${took.map(Math.round)}\n`);
});

it("a change during a lost connection shows once the instance reconnects", async () => {
  const { id, path } = await shown();
  const words = `Missed ${id}`;
  await db().$transaction(async (tx) => {
    await tx.product.update({ where: { id }, data: { description: words }, select: { id: true } });
    // No notification: it would be lost in the gap that begins here.
    await tx.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'listen %' AND datname = current_database()`;
  });
  await untilShown(other, path, words);
  await untilShown(one, path, words);
});

it("a restarted instance shows nothing outdated", async () => {
  const { id, path } = await shown();
  await other.kill();
  const words = `Slept ${id}`;
  await edit(one, { id, description: words });
  await other.start();
  await untilShown(other, path, words);
});
