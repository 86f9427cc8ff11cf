import { randomUUID } from "node:crypto";
import { sealData } from "iron-session";
import { cleanUpGuestCarts } from "@/lib/auth/cleanup";
import { db } from "@/lib/db";
import { guestCartFrom, openGuestCart, sealGuestCart } from "@/lib/identity/guest-cart";
import { request } from "@/tests/support/servers/http";
import { aBuyer, allowPrograms, aProduct, type Sold } from "@/tests/support/shop/builders";
import { aBrowser, GUEST_CART } from "@/tests/support/shop/guest";

let product: Sold;

beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ quantity: 3 });
});

const guestCarts = () => db().cart.count({ where: { userId: null } });

describe("a guest's browser", () => {
  it("has an empty cart that is not stored", async () => {
    const browser = aBrowser();
    const before = await guestCarts();
    const answer = await browser.post("/cart/getcartdetails");
    expect(answer).toMatchObject({ status: 200, body: { cart_items: [], total: 0 } });
    expect(answer.body).not.toHaveProperty("guest_cart");
    expect(browser.jar.size).toBe(0);
    expect(await guestCarts()).toBe(before);
  });

  it("adds, increases, decreases and removes in the same cart", async () => {
    const browser = aBrowser();
    const other = await aProduct();
    await browser.post("/cart/addtocart", { productid: product.id });
    await browser.post("/cart/addtocart", { productid: other.id });
    await browser.post("/cart/increasequantity", { productid: product.id });
    await browser.post("/cart/increasequantity", { productid: product.id });
    await browser.post("/cart/decreasemethods", { productid: product.id });
    const read = await browser.post("/cart/getcartdetails");
    expect(read.body.cart_items).toMatchObject([
      { productid: product.id, quantity: 2 },
      { productid: other.id, quantity: 1 },
    ]);
    expect(read.body.total).toBe(3 * 42999);
    const removed = await browser.post("/cart/removefromcart", { productid: product.id });
    expect(removed.body.cart_items).toMatchObject([{ productid: other.id }]);
  });

  it("gets its cart as an HttpOnly cookie, never in a body", async () => {
    const answer = await aBrowser().post("/cart/addtocart", { productid: product.id });
    expect(answer.body).not.toHaveProperty("guest_cart");
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^arklane\.guest-cart=Fe26\.2\*[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
      ),
    ]);
  });

  it("cannot choose a cart in the body", async () => {
    const mine = aBrowser();
    await mine.post("/cart/addtocart", { productid: product.id });
    const seal = mine.jar.get(GUEST_CART);
    const other = await aBrowser().post("/cart/getcartdetails", { guest_cart: seal });
    expect(other.body.cart_items).toEqual([]);
  });

  it("leaves no cart behind when the first add is refused", async () => {
    const before = await guestCarts();
    const sold = await aProduct({ quantity: 0 });
    const browser = aBrowser();
    const answer = await browser.post("/cart/addtocart", { productid: sold.id });
    expect(answer).toMatchObject({ status: 409, body: { code: "out_of_stock" } });
    expect((await browser.post("/cart/removefromcart", { productid: product.id })).status).toBe(
      404,
    );
    expect(await guestCarts()).toBe(before);
    expect(browser.jar.size).toBe(0);
  });

  it("adds ten units for ten concurrent presses", async () => {
    const plenty = await aProduct({ quantity: 50 });
    const browser = aBrowser();
    await browser.post("/cart/addtocart", { productid: plenty.id });
    const add = () => browser.post("/cart/addtocart", { productid: plenty.id });
    await Promise.all(Array.from({ length: 10 }, add));
    const { body } = await browser.post("/cart/getcartdetails");
    expect(body.cart_items[0].quantity).toBe(11);
  });
});

describe("an invalid seal", () => {
  const SECRET = process.env.AUTH_SECRET ?? "";
  const DAY_S = 24 * 60 * 60;

  /** Each made for a cart that has a line or should have one. */
  const BAD: [string, (cartId: string, seal: string) => Promise<string>][] = [
    ["with one character changed", async (_id, seal) => spoil(seal)],
    ["cut short", async (_id, seal) => seal.slice(0, -12)],
    ["that is empty", async () => ""],
    ["that is too long", async (_id, seal) => seal + "A".repeat(2_000)],
    ["that is the cart's id", async (id) => id],
    [
      "made with another secret",
      async (cartId) => sealed({ cartId }, "guest-cart:another-secret-of-more-than-32"),
    ],
    ["of a pending login", async (cartId) => sealed({ cartId }, `pending:${SECRET}`)],
    ["of something else", async () => sealed({ cartId: "x" }, `guest-cart:${SECRET}`)],
    ["31 days old", async (cartId) => old(cartId)],
    ["of a deleted cart", async () => sealGuestCart(randomUUID())],
  ];

  it.each(BAD)("%s opens no cart, and the next add creates one", async (_what, make) => {
    const first = aBrowser();
    await first.post("/cart/addtocart", { productid: product.id });
    const seal = first.jar.get(GUEST_CART) ?? "";
    const cartId = (await openGuestCart(seal)) ?? "";
    const browser = aBrowser({ [GUEST_CART]: await make(cartId, seal) });
    const read = await browser.post("/cart/getcartdetails");
    expect(read).toMatchObject({ status: 200, body: { cart_items: [] } });
    const added = await browser.post("/cart/addtocart", { productid: product.id });
    expect(added.body.cart_items).toMatchObject([{ quantity: 1 }]);
    expect(await openGuestCart(browser.jar.get(GUEST_CART) ?? "")).not.toBe(cartId);
  });

  it("for a customer's cart neither opens nor changes it", async () => {
    const buyer = await aBuyer(product, 2);
    const cart = await db().cart.findUniqueOrThrow({ where: { userId: buyer.userId } });
    const browser = aBrowser({ [GUEST_CART]: await sealGuestCart(cart.id) });
    expect((await browser.post("/cart/getcartdetails")).body.cart_items).toEqual([]);
    await browser.post("/cart/addtocart", { productid: product.id });
    const { body } = await request("/cart/getcartdetails", { body: {}, token: buyer.token });
    expect(body.cart_items).toMatchObject([{ quantity: 2 }]);
  });

  function spoil(seal: string): string {
    const at = Math.floor(seal.length / 2);
    return seal.slice(0, at) + (seal[at] === "A" ? "B" : "A") + seal.slice(at + 1);
  }

  function sealed(data: object, password: string): Promise<string> {
    return sealData(data, { password, ttl: 30 * DAY_S });
  }

  async function old(cartId: string): Promise<string> {
    const then = Date.now() - 31 * DAY_S * 1000;
    const clock = jest.spyOn(Date, "now").mockReturnValue(then);
    const seal = await sealGuestCart(cartId);
    clock.mockRestore();
    return seal;
  }

  test("a cookie too long for a seal is ignored", () => {
    expect(guestCartFrom(() => "x".repeat(2_001))).toBe("new");
  });
});

describe("a program for a guest", () => {
  it("requests a new cart and gets its seal in the body", async () => {
    const body = { productid: product.id, guest_cart: "new" };
    const added = await request("/cart/addtocart", { body });
    expect(added.status).toBe(200);
    expect(added.headers.getSetCookie()).toEqual([]);
    const { guest_cart } = added.body;
    const read = await request("/cart/getcartdetails", { body: { guest_cart } });
    expect(read.body.cart_items).toMatchObject([{ productid: product.id, quantity: 1 }]);
  });

  it("is asked to log in when it sends a user_id", async () => {
    const body = { productid: product.id, guest_cart: "new", user_id: randomUUID() };
    expect(await request("/cart/addtocart", { body })).toMatchObject({
      status: 401,
      body: { message: "Please login first" },
    });
  });

  it("is refused with a seal of the wrong length", async () => {
    const body = { guest_cart: "x".repeat(2_001) };
    expect((await request("/cart/getcartdetails", { body })).status).toBe(422);
  });
});

it("guest carts unused for 30 days are removed; customers' carts stay", async () => {
  const fresh = aBrowser();
  await fresh.post("/cart/addtocart", { productid: product.id });
  const stale = aBrowser();
  await stale.post("/cart/addtocart", { productid: product.id });
  const buyer = await aBuyer(product);
  const staleId = await openGuestCart(stale.jar.get(GUEST_CART) ?? "");
  const updatedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await db().cart.updateMany({
    where: { OR: [{ id: staleId ?? "" }, { userId: buyer.userId }] },
    data: { updatedAt },
  });
  await cleanUpGuestCarts(new Date());
  const linesOf = async (browser: typeof fresh) =>
    (await browser.post("/cart/getcartdetails")).body.cart_items.length;
  expect(await linesOf(fresh)).toBe(1);
  expect(await linesOf(stale)).toBe(0);
  expect(await db().cart.count({ where: { userId: buyer.userId } })).toBe(1);
});
