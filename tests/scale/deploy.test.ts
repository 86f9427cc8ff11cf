import { randomUUID } from "node:crypto";
import { type Browser, chromium, type Page } from "playwright";
import { db } from "@/lib/db";
import { underLoad } from "@/tests/scale/support/load";
import { openWorld, type World } from "@/tests/scale/support/mix";
import { expectExactOrders } from "@/tests/scale/support/orders";
import { text } from "@/tests/scale/support/seen";
import { deploy, MACHINES, ORIGIN } from "@/tests/scale/support/stack";

jest.setTimeout(600_000);

let world: World;
let browser: Browser;
/** Pages of the earlier build, open since before the next one came. */
let open: { scripted: Page; plain: Page };

beforeAll(async () => {
  const where = { isListed: true, hsn: { not: "998736" } };
  const chargers = await db().product.findMany({ where, select: { slug: true }, take: 6 });
  world = await openWorld(chargers.map(({ slug }) => slug));
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  open = { scripted: await contactPage(true), plain: await contactPage(false) };
});
afterAll(async () => {
  await browser?.close();
  await db().$disconnect();
});

async function contactPage(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/contact`, { waitUntil: "networkidle" });
  return page;
}

/** Fills the form of an open page in and sends it; returns what it answers. */
async function write(page: Page, button: string | RegExp): Promise<string> {
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("First name").fill("Asha");
  await form.getByLabel("Last name").fill("Menon");
  await form.getByLabel("Email").fill(`asha-${randomUUID()}@example.com`);
  await form.getByLabel("Message").fill(`Who plans the cables? ${randomUUID()}`);
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: button }).click();
  const answer = form.getByText(/Message sent successfully!|failed|error/i);
  await answer.waitFor({ timeout: 60_000 });
  return (await answer.textContent()) ?? "";
}

const SENT = /Message sent successfully!.*C-\d{6}/;

it("loses no request when another build goes round", async () => {
  const { failed, repeated } = await underLoad(world, "another build", async () => {
    await deploy("machine-1", "later");
    await deploy("machine-2", "later");
  });
  for (const origin of [...MACHINES, ...MACHINES, ORIGIN])
    expect(await text(`${origin}/contact`)).toContain("Send the message");
  expect(failed).toEqual({});
  expect(repeated).toBe(0);
  await expectExactOrders(world);
});

it("takes the form of a page of the earlier build, with and without scripts", async () => {
  expect(await write(open.scripted, "Send message")).toMatch(SENT);
  expect(await write(open.plain, "Send message")).toMatch(SENT);
  // Without scripts the answer is a page, of the build that is there now.
  expect(await open.plain.getByRole("button", { name: "Send the message" }).count()).toBe(1);
});

it("loads every script of a page of the earlier build, from whichever machine", async () => {
  const scripts = await open.scripted.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const own = scripts
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith("/_next/"));
  expect(own.length).toBeGreaterThan(3);
  for (const origin of MACHINES)
    for (const path of own)
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
});

it("takes the forms of either build while both are there", async () => {
  await deploy("machine-2", "earlier");
  const now = await contactPage(true);
  expect(await write(open.scripted, "Send message")).toMatch(SENT);
  expect(await write(now, /Send (the )?message/)).toMatch(SENT);
  await deploy("machine-2", "later");
});
