import { randomUUID } from "node:crypto";
import { line } from "@/tests/support/shop/shop";
import { forEachWish } from "@/tests/support/shop/wishes";

const wish = forEachWish();
const { cash, cancelAll, emptyCart, fill, moveHouse, pass } = wish;

const key = () => ({ key: randomUUID() });
const checkoutKey = (checkout_key: string = randomUUID()) => ({ body: { checkout_key } });
const version = async (more: object = {}) => ({
  body: { cart_version: (await wish.cart()).version, checkout_key: randomUUID(), ...more },
});

/** The second of two requests: a repeat, another order, or a refusal with this code. */
type Outcome = "repeat" | "another" | "already_ordered" | "conflict";

async function expectSecond(outcome: Outcome, first: Answered, second: Answered): Promise<void> {
  expect(first).toMatchObject({ status: 200, body: { repeated: false } });
  const { order_ids: ids, order_numbers: numbers } = first.body;
  if (outcome === "repeat") {
    expect(second).toMatchObject({ status: 200, body: { order_ids: ids, order_numbers: numbers } });
  } else if (outcome === "another") {
    expect(second).toMatchObject({ status: 200, body: { repeated: false } });
    expect(second.body.order_ids).not.toEqual(ids);
  } else {
    expect(second).toMatchObject({ status: 409, body: { code: outcome } });
  }
  expect(await wish.orders()).toBe(outcome === "another" ? 2 : 1);
}
type Answered = Awaited<ReturnType<typeof cash>>;

describe("without a key and with lines in the cart", () => {
  it.each<[string, () => Promise<unknown>, Outcome]>([
    ["at once", async () => undefined, "repeat"],
    ["after a phone's time-out of 30 seconds", () => pass(0.5), "repeat"],
    ["after three hours", () => pass(180), "repeat"],
    ["after the cart was filled again", () => fill(), "another"],
    ["after a cancellation", () => cancelAll(), "another"],
    ["after the address was edited", () => moveHouse(), "already_ordered"],
  ])("the same request %s", async (_when, meanwhile, outcome) => {
    const first = await cash();
    await meanwhile();
    await expectSecond(outcome, first, await cash());
  });
});

describe("without a key and without a cart", () => {
  beforeEach(() => emptyCart());
  it.each<[string, () => Promise<unknown>, Outcome]>([
    ["at once", async () => undefined, "repeat"],
    ["after 29 minutes", () => pass(29), "repeat"],
    ["after 31 minutes", () => pass(31), "another"],
    ["after a cancellation", () => cancelAll(), "another"],
    ["after the address was edited", () => moveHouse(), "another"],
  ])("the same request %s", async (_when, meanwhile, outcome) => {
    const first = await cash();
    await meanwhile();
    await expectSecond(outcome, first, await cash());
  });

  it.each<[string, () => object]>([
    ["a note", () => ({ driver_note: "Gate 9" })],
    ["another quantity", () => ({ products: [line(wish.first(), 3)] })],
    ["another product", () => ({ products: [line(wish.second())] })],
    ["another address", () => ({ address_id: wish.work() })],
    ["order_again", () => ({ order_again: true })],
  ])("a request with %s is another order", async (_what, body) => {
    await expectSecond("another", await cash(), await cash({ body: body() }));
  });

  it("five concurrent requests make one order and four repeats", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => cash()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
    const [number] = answers[0]?.body.order_numbers ?? [];
    for (const { body } of answers.filter((answer) => answer.body.repeated))
      expect(body.message).toBe(`Your order ${number} is placed already.`);
    expect(await wish.orders()).toBe(1);
  });
});

describe.each<["Idempotency-Key" | "checkout_key", () => { key?: string; body?: object }]>([
  ["Idempotency-Key", key],
  ["checkout_key", checkoutKey],
])("with an %s", (name, aKey) => {
  const withBody = (sent: ReturnType<typeof aKey>, more: object) => ({
    ...sent,
    body: { ...sent.body, ...more },
  });

  it.each<[string, () => Promise<unknown>, Outcome]>([
    ["at once", async () => undefined, "repeat"],
    ["after three hours", () => pass(180), "repeat"],
    ["after a cancellation", () => cancelAll(), "conflict"],
    ["after the address was edited", () => moveHouse(), "already_ordered"],
  ])("the same key again %s", async (_when, meanwhile, outcome) => {
    const sent = aKey();
    const first = await cash(sent);
    await meanwhile();
    await expectSecond(outcome, first, await cash(sent));
  });

  it("another key makes another order, even in the same second", async () => {
    await expectSecond("another", await cash(aKey()), await cash(aKey()));
  });

  it.each<[string, () => object]>([
    ["other products and quantities", () => ({ products: [line(wish.second(), 3)] })],
    ["another note", () => ({ driver_note: "Gate 9" })],
    ["another address", () => ({ address_id: wish.work() })],
  ])("the same key with %s names the existing order", async (_what, body) => {
    const sent = aKey();
    const first = await cash(sent);
    const second = await cash(withBody(sent, body()));
    const [number] = first.body.order_numbers;
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.body)).toContain(
      name === "checkout_key" ? `Your order ${number} is placed already, to 12, Lake View` : number,
    );
    expect(await wish.orders()).toBe(1);
  });

  it("the same key with another total is not answered as placed", async () => {
    const sent = aKey();
    await cash(sent);
    expect(await cash(withBody(sent, { expected_total: 1 }))).toMatchObject({ status: 409 });
  });

  it("a cancelled order never comes back under its key", async () => {
    const sent = aKey();
    const first = await cash(sent);
    await cancelAll();
    await pass(60);
    const again = await cash(sent);
    expect(again).toMatchObject({
      status: 409,
      body: { code: "conflict", order_numbers: first.body.order_numbers },
    });
  });
});

describe("with a cart_version, as the shop's own pages send it", () => {
  it("a second tab or device gets the existing order and its address", async () => {
    const [tab, other] = [await version(), await version()];
    const answers = await Promise.all([cash(tab), cash(other)]);
    const placed = answers.find(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 409);
    const [number] = placed?.body.order_numbers ?? [];
    expect(refused?.body).toMatchObject({
      code: "already_ordered",
      message: expect.stringContaining(`Your order ${number} is placed already, to 12, Lake View`),
      order_numbers: [number],
      purchase_id: placed?.body.purchase_id,
    });
    expect(await wish.orders()).toBe(1);
  });

  it("a correction after a lost answer gets the existing order", async () => {
    const tab = await version();
    await expectSecond(
      "already_ordered",
      await cash(tab),
      await cash({ body: { ...tab.body, checkout_key: randomUUID(), driver_note: "Gate 9" } }),
    );
  });

  it("a repeat after a lost answer gets the existing order", async () => {
    const tab = await version();
    await expectSecond("repeat", await cash(tab), await cash(tab));
  });

  it("order_again places a second order", async () => {
    const tab = await version();
    const again = { ...tab.body, checkout_key: randomUUID(), order_again: true };
    await expectSecond("another", await cash(tab), await cash({ body: again }));
  });

  it("a cart changed in another window must be reviewed before ordering", async () => {
    const tab = await version();
    await fill(wish.second());
    const answer = await cash(tab);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringContaining("Your cart has changed") },
    });
    expect(await wish.orders()).toBe(0);
  });

  it("an old page cannot order lines that left the cart, even after a cancellation", async () => {
    const tab = await version();
    const first = await cash(tab);
    await cancelAll();
    const sent = { ...tab.body, checkout_key: randomUUID() };
    await expectSecond("conflict", first, await cash({ body: sent }));
  });
});
