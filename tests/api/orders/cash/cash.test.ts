import { randomInt, randomUUID } from "node:crypto";
import { assertCash } from "@/lib/cash/service";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aPhone,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { setCash } from "@/tests/support/shop/settings";
import { line } from "@/tests/support/shop/shop";

const OFF = { min: null, max: null, fee: 0, one_open_per_phone: false, verified_only: false };

let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});
beforeEach(() => setCash());

const save = (changes: object = {}, token = admin.token) =>
  request("/admin/cash-settings", { method: "PUT", body: { ...OFF, ...changes }, token });
const allow = (productId: unknown, allowed: unknown, token = admin.token) =>
  request("/admin/cash-settings/product", {
    method: "PUT",
    body: { product_id: productId, allowed },
    token,
  });
describe("the cart before checkout", () => {
  it("explains why cash is not possible and shows the fee in rupees", async () => {
    const { token } = await aCustomer();
    const product = await aProduct();
    await save({ fee: 49 });
    const add = () => request("/cart/addtocart", { body: { productid: product.id }, token });
    expect((await add()).body.cash).toEqual({ problem: null, fee: 49 });
    await allow(product.id, false);
    const cart = await request("/cart/getcartdetails", { body: {}, token });
    expect(cart.body.cash.problem).toBe(`${product.name} cannot be paid in cash.`);
  });

  it("shows nothing for an empty cart", async () => {
    await save({ min: 500 });
    const cart = await request("/cart/getcartdetails", { body: { guest_cart: "new" } });
    expect(cart.body.cash).toEqual({ problem: null, fee: 0 });
  });
});

describe("a cash order with a fee", () => {
  it("charges the fee shown once, and lists it in history and mail", async () => {
    await save({ fee: 49 });
    const [one, two] = [await aProduct({ pricePaise: 10_000_00 }), await aProduct()];
    const buyer = await aBuyer(one);
    const order = (expected_total: number) =>
      request("/order/addorder", {
        body: {
          products: [one, two].map(({ id }) => ({ productid: id, quantity: 1 })),
          paymentoption: "Cash",
          expected_total,
        },
        token: buyer.token,
      });
    expect(await order(52_999)).toMatchObject({
      status: 409,
      body: { code: "price_changed", message: expect.stringContaining("₹53,048") },
    });
    const { status, body } = await order(53_048);
    expect(status).toBe(200);
    const paid = await request(`/payments/status/${body.purchase_id}`, { token: buyer.token });
    expect(paid.body).toMatchObject({ state: "placed", total: 53_048, fee: 49 });
    const history = await request("/order/orderhistory", { body: {}, token: buyer.token });
    expect(history.body).toMatchObject([{ cash_fee: 49 }, { cash_fee: 49 }]);
    const mail = await db().outboxMail.findFirstOrThrow({ where: { to: buyer.email } });
    expect(mail.text).toContain("Cash fee: ₹49\nTotal: ₹53,048");
  });
});

describe("assertCash", () => {
  const lines = [{ name: "AC03W", cashAllowed: true }];
  const wish = (changes: object = {}) => ({
    userId: randomUUID(),
    phone: aPhone(),
    totalPaise: 42_999_00,
    lines,
    ...changes,
  });
  const pass = (changes: object = {}) => db().$transaction((tx) => assertCash(tx, wish(changes)));
  const refused = (words: string) =>
    expect.objectContaining({ code: "cash_limit", status: 422, message: words });

  it("accepts everything below the legal limit, with or without a phone", async () => {
    expect(await pass({ phone: null })).toEqual({ feePaise: 0 });
    await expect(pass({ totalPaise: 2_00_000_00 })).rejects.toEqual(
      refused(
        "You can pay in cash below ₹2,00,000: the law allows no more cash in one purchase. Please pay by UPI or card.",
      ),
    );
  });

  it("returns the fee, and refuses by the settings with a message", async () => {
    await save({ min: 1_000, max: 50_000, fee: 49 });
    expect(await pass()).toEqual({ feePaise: 49_00 });
    await expect(pass({ totalPaise: 999_99 })).rejects.toEqual(
      refused("You can pay in cash from ₹1,000. Please pay by UPI or card."),
    );
    await expect(pass({ totalPaise: 50_000_01 })).rejects.toEqual(
      refused("You can pay in cash up to ₹50,000. Please pay by UPI or card."),
    );
    await expect(pass({ lines: [{ name: "DC04W", cashAllowed: false }] })).rejects.toEqual(
      refused("DC04W cannot be paid in cash. Please pay by UPI or card."),
    );
  });

  describe("for verified customers only", () => {
    const WORDS = "Please verify your email address first to pay in cash.";
    beforeEach(() => save({ verified_only: true }));

    const order = async (product: Sold, { token }: Person) => {
      const body = { products: [line(product)], paymentoption: "Cash" };
      return request("/order/addorder", { body, token });
    };

    it("refuses an unverified customer, as the cart already shows", async () => {
      const product = await aProduct();
      const buyer = await aBuyer(product);
      const cart = await request("/cart/getcartdetails", { body: {}, token: buyer.token });
      expect(cart.body.cash.problem).toBe(WORDS);
      expect(await order(product, buyer)).toMatchObject({
        status: 422,
        body: { code: "cash_limit", message: `${WORDS} Please pay by UPI or card.` },
      });
    });

    it("accepts a verified customer", async () => {
      const product = await aProduct();
      const buyer = await aBuyer(product);
      const emailVerifiedAt = new Date();
      await db().user.update({ where: { id: buyer.userId }, data: { emailVerifiedAt } });
      expect((await order(product, buyer)).status).toBe(200);
    });
  });

  describe("with one open order per phone number", () => {
    beforeEach(() => save({ one_open_per_phone: true }));
    const OPEN =
      "A cash order for your phone number is still on its way; you can place the next once it is delivered. Please pay by UPI or card.";

    it("requires a phone number", async () => {
      await expect(pass({ phone: null })).rejects.toEqual(
        refused("Add a phone number to your profile to pay in cash."),
      );
    });

    it.each([
      [null, false],
      ["pending", false],
      ["Accepted", false],
      ["Processing", false],
      ["Shipped", false],
      ["Delivered", true],
      ["canceled", true],
    ] as const)("an order in status %s allows the next: %p", async (status, passes) => {
      const phone = aPhone();
      await aCashOrder(phone, { status });
      if (passes) expect(await pass({ phone })).toEqual({ feePaise: 0 });
      else await expect(pass({ phone })).rejects.toEqual(refused(OPEN));
      expect(await pass()).toEqual({ feePaise: 0 });
    });

    it("ignores online orders, and everything when off", async () => {
      const phone = aPhone();
      await aCashOrder(phone, { method: "online" });
      expect(await pass({ phone })).toEqual({ feePaise: 0 });
      await aCashOrder(phone);
      await save({ one_open_per_phone: false, verified_only: false });
      expect(await pass({ phone })).toEqual({ feePaise: 0 });
    });

    it("accepts one of two concurrent orders from accounts with the same number", async () => {
      const phone = aPhone();
      const order = () =>
        db().$transaction(async (tx) => {
          await assertCash(tx, wish({ phone }));
          await aCashOrder(phone, { tx });
        });
      const results = await Promise.allSettled([order(), order(), order()]);
      const reasons = results.flatMap((result) =>
        result.status === "rejected" ? [result.reason] : [],
      );
      expect(reasons).toEqual([refused(OPEN), refused(OPEN)]);
    });

    it("does not serialise different numbers", async () => {
      await db().$transaction(async (tx) => {
        await assertCash(tx, wish());
        expect(await pass()).toEqual({ feePaise: 0 });
      });
    });
  });
});

type OrderOptions = {
  status?: "pending" | "Accepted" | "Processing" | "Shipped" | "Delivered" | "canceled" | null;
  method?: "cash" | "online";
  tx?: Pick<ReturnType<typeof db>, "purchase" | "order">;
};

async function aCashOrder(phone: string, options: OrderOptions = {}): Promise<void> {
  const { status = null, method = "cash", tx = db() } = options;
  const { userId } = await aCustomer();
  const product = await aProduct();
  const line = { productId: product.id, position: 0, name: product.name, model: "AC03W" };
  const purchase = await tx.purchase.create({
    data: {
      userId,
      state: "placed",
      method,
      totalPaise: product.pricePaise,
      address: { city: "Bengaluru" },
      deliveryAddress: "x",
      phone,
      wishHash: "0".repeat(64),
      lines: {
        create: {
          ...line,
          details: {},
          unitPaise: product.pricePaise,
          quantity: 1,
          hsn: "85044030",
          gstRateBp: 500,
        },
      },
    },
    select: { id: true, lines: { select: { id: true } } },
  });
  const number = `T-${randomInt(2 ** 40)}`;
  const lineId = purchase.lines[0]?.id ?? "";
  const totalPaise = product.pricePaise;
  const order = { number, purchaseId: purchase.id, lineId, userId, totalPaise, status };
  const data = { ...order, unitsOut: status === "canceled" ? 0 : 1 };
  await tx.order.create({ data });
}
