import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import { aBuyer, aCustomer, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";
import { createPayment, line, openShop, type Shop } from "@/tests/support/shop/shop";

let shop: Shop;
let admin: Person;

beforeAll(async () => {
  // A Razorpay account with a limit of ₹9,00,000, whatever the shop's own.
  shop = await openShop({ maxAmount: 9_00_000_00 });
  admin = await anAdmin();
});
afterAll(() => shop.close());
beforeEach(() => db().onlineSettings.deleteMany());

const read = (token = admin.token) => request("/admin/online-settings", { token });
const save = (max: unknown, token = admin.token) =>
  request("/admin/online-settings", {
    method: "PUT",
    body: { max, held_percent: 50 },
    token,
  });

const ABOVE =
  "Online payment is possible up to ₹5,00,000. We take more by bank transfer: please write to us or call.";

describe("the setting", () => {
  it("is ₹5,00,000 by default", async () => {
    expect(await read()).toMatchObject({ status: 200, body: { max: 500_000 } });
  });

  it("is stored in rupees, and every change is audited with the old value", async () => {
    expect(await save(9_00_000)).toMatchObject({
      status: 200,
      body: { max: 900_000, message: "Online payment saved." },
    });
    await save(null);
    expect((await read()).body).toEqual({ max: null, held_percent: 50 });
    const entries = await db().auditEntry.findMany({
      where: { subject: "online-settings" },
      orderBy: { id: "desc" },
      take: 2,
    });
    const by = { by: "admin", byId: admin.userId, action: "online_settings.changed" };
    expect(entries).toMatchObject([
      { ...by, detail: { before: { largestPaise: 900_000_00 }, after: { largestPaise: null } } },
      { ...by, detail: { before: { largestPaise: 500_000_00 } } },
    ]);
  });

  it.each([
    [0.99, "₹1 or more"],
    [-5, "₹1 or more"],
    [100_00_00_001, "no purchase is larger"],
    [1e300, "no purchase is larger"],
    ["much", "Give the max as a number."],
    [undefined, "The max is missing."],
  ])("refuses %p", async (max, words) => {
    const { status, body } = await save(max);
    expect(status).toBe(422);
    expect(body.fields.max.join()).toContain(words);
    expect((await read()).body).toEqual({ max: 500_000, held_percent: 50 });
  });

  it("is open only to administrators", async () => {
    const { token } = await aCustomer();
    expect([(await read(token)).status, (await save(1, token)).status]).toEqual([403, 403]);
    expect((await request("/admin/online-settings")).status).toBe(401);
  });
});

describe("a purchase above the online limit", () => {
  const pay = async (rupees: number) => {
    const product = await aProduct({ pricePaise: Math.round(rupees * 100) });
    const buyer = await aBuyer(product);
    const cart = await request("/cart/getcartdetails", { body: {}, token: buyer.token });
    const answer = await createPayment(buyer, [line(product)]);
    const { quantity } = await db().product.findUniqueOrThrow({ where: { id: product.id } });
    return { product, buyer, cart: cart.body, answer, quantity };
  };

  it.each([
    [5_00_000.01, ABOVE],
    [8_89_999, ABOVE],
    [0.3, "Online payment is possible from ₹1."],
  ])(
    "₹%d is refused in the cart, with no reservation and no Razorpay order",
    async (rupees, problem) => {
      const asked = shop.provider.control.state().orders.length;
      const { buyer, cart, answer, quantity } = await pay(rupees);
      expect(cart.online).toEqual({ problem });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: "online_limit", message: problem },
      });
      expect(quantity).toBe(10);
      expect(await db().purchase.count({ where: { userId: buyer.userId } })).toBe(0);
      expect(shop.provider.control.state().orders).toHaveLength(asked);
    },
  );

  it.each([1, 5_00_000])("₹%d is accepted", async (rupees) => {
    const { cart, answer } = await pay(rupees);
    expect(cart.online).toEqual({ problem: null });
    expect(answer).toMatchObject({ status: 200, body: { total: rupees } });
  });

  it("is accepted once the limit is raised", async () => {
    await save(9_00_000);
    const { cart, answer } = await pay(8_89_999);
    expect(cart.online).toEqual({ problem: null });
    expect(answer.status).toBe(200);
  });

  it("is not reported for an empty cart", async () => {
    const cart = await request("/cart/getcartdetails", { body: { guest_cart: "new" } });
    expect(cart.body.online).toEqual({ problem: null });
  });

  it("is not referred from cash to online payment", async () => {
    const { buyer, product } = await pay(8_89_999);
    const body = { products: [line(product)], paymentoption: "Cash" };
    const { body: refused } = await request("/order/addorder", { body, token: buyer.token });
    expect(refused.message).toBe(
      `You can pay in cash below ₹2,00,000: the law allows no more cash in one purchase. ${ABOVE}`,
    );
  });

  it("refused only by the provider gets a message, releases its stock and alerts the office", async () => {
    await save(null);
    const { answer, quantity, buyer } = await pay(18_49_999);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: "online_limit",
        message:
          "₹18,49,999 cannot be paid online. Nothing was charged. Please write to us or call: we take it by bank transfer.",
      },
    });
    expect(quantity).toBe(10);
    const purchases = await db().purchase.findMany({ where: { userId: buyer.userId } });
    expect(purchases).toMatchObject([{ state: "failed", stockHeld: false }]);
    const mail = await db().outboxMail.findFirstOrThrow({
      where: { to: admin.email, subject: { contains: "Razorpay refuses an amount" } },
    });
    expect(mail.text).toContain("A customer could not pay ₹18,49,999.");
  });
});
