import { MAX_LINES } from "@/lib/cart/contract";
import { db } from "@/lib/db";
import { sealToken } from "@/lib/identity/cookie";
import { openGuestCart } from "@/lib/identity/guest-cart";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  aProduct,
  PASSWORD,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aBrowser, GUEST_CART } from "@/tests/support/shop/guest";

let product: Sold;

beforeAll(allowPrograms);
beforeEach(async () => {
  product = await aProduct({ quantity: 20 });
});

type Browser = ReturnType<typeof aBrowser>;

async function aGuest(...lines: [Sold, number][]): Promise<Browser> {
  const browser = aBrowser();
  for (const [{ id }, quantity] of lines) {
    for (let unit = 0; unit < quantity; unit += 1)
      await browser.post("/cart/addtocart", { productid: id });
  }
  return browser;
}

async function signIn(browser: Browser, person: Person): Promise<void> {
  const { status } = await browser.post("/users/login", {
    email: person.email,
    password: PASSWORD,
  });
  expect(status).toBe(200);
}

const cartOf = async (browser: Browser) =>
  (await browser.post("/cart/getcartdetails")).body.cart_items as Record<string, unknown>[];
const ownCart = async ({ token }: Person) =>
  (await request("/cart/getcartdetails", { body: {}, token })).body.cart_items;
const guestCartId = async ({ jar }: Browser) => openGuestCart(jar.get(GUEST_CART) ?? "");

describe("logging in", () => {
  it("moves the guest's lines to an account without a cart and clears the cookie", async () => {
    const browser = await aGuest([product, 2]);
    const id = (await guestCartId(browser)) ?? "";
    await signIn(browser, await aCustomer());
    expect(await cartOf(browser)).toMatchObject([{ productid: product.id, quantity: 2 }]);
    expect(browser.jar.has(GUEST_CART)).toBe(false);
    expect(await db().cart.findUnique({ where: { id } })).toBeNull();
  });

  it("adds to the account's lines and keeps the rest of both", async () => {
    const [own, both, brought] = [await aProduct(), product, await aProduct()];
    const person = await aBuyer(both, 3);
    await request("/cart/addtocart", { body: { productid: own.id }, token: person.token });
    const browser = await aGuest([both, 2], [brought, 1]);
    await signIn(browser, person);
    const lines = await cartOf(browser);
    expect(new Map(lines.map((line) => [line.productid, line.quantity]))).toEqual(
      new Map([
        [both.id, 5],
        [own.id, 1],
        [brought.id, 1],
      ]),
    );
  });

  it("merges on the first change as well", async () => {
    const browser = await aGuest([product, 2]);
    await signIn(browser, await aCustomer());
    const { body } = await browser.post("/cart/increasequantity", { productid: product.id });
    expect(body.cart_items).toMatchObject([{ quantity: 3 }]);
    expect(browser.jar.has(GUEST_CART)).toBe(false);
  });

  it("merges once, even if the old seal is sent again", async () => {
    const person = await aCustomer();
    const browser = await aGuest([product, 2]);
    const seal = browser.jar.get(GUEST_CART) ?? "";
    await signIn(browser, person);
    for (let again = 0; again < 3; again += 1) {
      browser.jar.set(GUEST_CART, seal);
      expect(await cartOf(browser)).toMatchObject([{ quantity: 2 }]);
    }
    const program = await request("/cart/getcartdetails", {
      body: { guest_cart: seal },
      token: person.token,
    });
    expect(program.body.cart_items).toMatchObject([{ quantity: 2 }]);
  });

  it("merges once under concurrent requests of several tabs", async () => {
    const person = await aBuyer(product, 1);
    const browser = await aGuest([product, 2]);
    const body = { guest_cart: browser.jar.get(GUEST_CART) };
    const { token } = person;
    const tabs = ["getcartdetails", "addtocart", "getcartdetails", "addtocart", "getcartdetails"];
    const answers = await Promise.all(
      tabs.map((path) =>
        request(`/cart/${path}`, { body: { ...body, productid: product.id }, token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await ownCart(person)).toMatchObject([{ quantity: 5 }]);
  });

  it("gives the lines to one of two accounts that log in with the same seal", async () => {
    const people = await Promise.all([aCustomer(), aCustomer()]);
    const browser = await aGuest([product, 2]);
    const body = { guest_cart: browser.jar.get(GUEST_CART) };
    await Promise.all(people.map(({ token }) => request("/cart/getcartdetails", { body, token })));
    const carts = await Promise.all(people.map(ownCart));
    expect(carts.flat()).toMatchObject([{ quantity: 2 }]);
  });

  it("and out again leaves the guest an empty cart and the account its own", async () => {
    const person = await aCustomer();
    const browser = await aGuest([product, 1]);
    await signIn(browser, person);
    await cartOf(browser);
    await browser.post("/users/logout");
    expect(await cartOf(browser)).toEqual([]);
    expect(await ownCart(person)).toHaveLength(1);
  });
});

describe("the rules of a merge", () => {
  it("limit a line to the stock and to 99", async () => {
    const few = await aProduct({ quantity: 4 });
    const many = await aProduct({ quantity: 500 });
    const person = await aBuyer(few, 3);
    const cart = await db().cart.findUniqueOrThrow({ where: { userId: person.userId } });
    const line = { cartId: cart.id, productId: many.id, quantity: 97, seenPaise: 1_00 };
    await db().cartLine.create({ data: line });
    const browser = await aGuest([few, 3], [many, 4]);
    await signIn(browser, person);
    expect(await cartOf(browser)).toMatchObject([{ quantity: 4 }, { quantity: 99 }]);
  });

  it("keep a line sold out or delisted in the meantime, for the page to explain", async () => {
    const delisted = await aProduct();
    const browser = await aGuest([product, 2], [delisted, 1]);
    await db().product.update({ where: { id: product.id }, data: { quantity: 0 } });
    await db().product.update({ where: { id: delisted.id }, data: { isListed: false } });
    await signIn(browser, await aCustomer());
    expect(await cartOf(browser)).toMatchObject([
      { productid: product.id, quantity: 1, available: 0 },
      { productid: delisted.id, quantity: 1, is_listed: false },
    ]);
  });

  it("keep the price seen first", async () => {
    const browser = await aGuest([product, 1]);
    await db().product.update({ where: { id: product.id }, data: { pricePaise: 45_000_00 } });
    const person = await aCustomer();
    await request("/cart/addtocart", { body: { productid: product.id }, token: person.token });
    await signIn(browser, person);
    expect(await cartOf(browser)).toMatchObject([{ quantity: 2, price: 45000, seen_price: 42999 }]);
  });

  it("drop the guest's products beyond the cart's limit, never the account's", async () => {
    const person = await aBuyer(product);
    const cart = await db().cart.findUniqueOrThrow({ where: { userId: person.userId } });
    const others = await Promise.all(Array.from({ length: MAX_LINES - 2 }, () => aProduct()));
    const data = others.map(({ id }) => ({
      cartId: cart.id,
      productId: id,
      quantity: 1,
      seenPaise: 1_00,
    }));
    await db().cartLine.createMany({ data });
    const [first, second] = [await aProduct(), await aProduct()];
    const browser = await aGuest([first, 1], [second, 1], [product, 1]);
    await signIn(browser, person);
    const lines = await cartOf(browser);
    const ids = lines.map(({ productid }) => productid);
    expect(lines).toHaveLength(MAX_LINES);
    expect(ids).toContain(first.id);
    expect(ids).not.toContain(second.id);
    expect(lines).toContainEqual(expect.objectContaining({ productid: product.id, quantity: 2 }));
  });
});

it("lose no unit that another guest tab adds during the merge", async () => {
  const person = await aCustomer();
  const browser = await aGuest([product, 1]);
  const seal = browser.jar.get(GUEST_CART) ?? "";
  const session = await sealToken(person.token, "customer", process.env.AUTH_SECRET ?? "");
  const merging = aBrowser({ [GUEST_CART]: seal, "arklane.session": session });
  const adding = aBrowser({ [GUEST_CART]: seal });
  const [, added] = await Promise.all([
    merging.post("/cart/getcartdetails"),
    adding.post("/cart/addtocart", { productid: product.id }),
  ]);
  expect(added.status).toBe(200);
  // Depending on the order, the unit is in the account's cart or in a new guest cart.
  const adrift = (await cartOf(adding))[0]?.quantity ?? 0;
  const own = (await ownCart(person))[0].quantity;
  expect(own + Number(adrift)).toBe(2);
});
