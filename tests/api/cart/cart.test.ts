import { MAX_LINES, MAX_UNITS } from "@/lib/cart/contract";
import { lockCart } from "@/lib/cart/mapper";
import { takeFromCart } from "@/lib/cart/service";
import { db } from "@/lib/db";
import { sealToken } from "@/lib/identity/cookie";
import { request } from "@/tests/support/servers/http";
import { untilLocked } from "@/tests/support/servers/locks";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";

let person: Person;
let product: Sold;

beforeAll(allowPrograms);
beforeEach(async () => {
  person = await aCustomer();
  product = await aProduct({ quantity: 2 });
});

const post = (path: string, body: object = {}, token = person.token) =>
  request(`/cart/${path}`, { body, token });
const add = () => post("addtocart", { productid: product.id, user_id: person.userId, price: "1" });

describe("POST /cart/addtocart", () => {
  it("adds one unit at the server's price, ignoring the sent one", async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.cart_items).toEqual([
      expect.objectContaining({ productid: product.id, quantity: 1, price: 42999 }),
    ]);
    expect(body.total).toBe(42999);
  });

  it("refuses more than the stock with the product's name", async () => {
    await add();
    await add();
    const { status, body } = await add();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "out_of_stock",
      message: `No stock available for ${product.name}`,
    });
  });

  it.each(["11111111-1111-4111-8111-111111111111", "7"])(
    "returns 404 for product %s",
    async (id) => {
      const { status } = await post("addtocart", { productid: id });
      expect(status).toBe(404);
    },
  );

  it("refuses a delisted product", async () => {
    const delisted = await aProduct({ isListed: false });
    const { status } = await post("addtocart", { productid: delisted.id });
    expect(status).toBe(404);
  });

  it("names the invalid field", async () => {
    const { status, body } = await post("addtocart", {});
    expect(status).toBe(422);
    expect(body.fields).toEqual({ productid: ["Say which product."] });
  });

  it("makes one line of two concurrent presses", async () => {
    await Promise.all([add(), add()]);
    const { body } = await post("getcartdetails");
    expect(body.cart_items).toEqual([expect.objectContaining({ quantity: 2 })]);
  });
});

describe("concurrent requests", () => {
  it("add ten units for ten presses", async () => {
    product = await aProduct({ quantity: 50 });
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { body } = await post("getcartdetails");
    expect(body.cart_items).toEqual([expect.objectContaining({ quantity: 10 })]);
  });

  it("add two units for ten presses with two in stock", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0].quantity).toBe(2);
  });

  it("balance increases and decreases", async () => {
    product = await aProduct({ quantity: 50 });
    person = await aBuyer(product, 10);
    const change = (path: string) => post(path, { productid: product.id });
    const paths = ["increasequantity", "decreasemethods"];
    await Promise.all(Array.from({ length: 12 }, (_, i) => change(paths[i % 2] ?? "")));
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0].quantity).toBe(10);
  });

  it("keep units added while an order takes the cart", async () => {
    product = await aProduct({ quantity: 50 });
    person = await aBuyer(product, 2);
    const bought = [{ productId: product.id, quantity: 2 }];
    const { userId } = person;
    const take = () =>
      db().$transaction((tx) => takeFromCart(tx, { userId, lines: bought }, new Date()));
    let taken: Promise<void> = Promise.resolve();
    await db().$transaction(async (tx) => {
      await lockCart(tx, { kind: "customer", userId });
      await tx.cartLine.updateMany({ where: { cart: { userId } }, data: { quantity: 4 } });
      taken = take();
      // It must wait for the cart's lock with what it has read before.
      await untilLocked();
    });
    await taken;
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0].quantity).toBe(2);
  });
});

describe("limits", () => {
  it("a line holds a limited number of units, with advice", async () => {
    product = await aProduct({ quantity: 500 });
    person = await aBuyer(product, MAX_UNITS - 1);
    expect((await add()).status).toBe(200);
    for (const path of ["addtocart", "increasequantity"]) {
      expect(await post(path, { productid: product.id })).toMatchObject({
        status: 422,
        body: {
          code: "cart_limit",
          message: "A cart takes 99 units of a product. Order these first, then the rest.",
        },
      });
    }
  });

  it("a cart holds a limited number of products, whose quantity can still grow", async () => {
    const first = await aProduct();
    person = await aBuyer(first);
    const cart = await db().cart.findUniqueOrThrow({ where: { userId: person.userId } });
    const others = await Promise.all(Array.from({ length: MAX_LINES - 1 }, () => aProduct()));
    const lines = others.map(({ id }) => ({ cartId: cart.id, productId: id, quantity: 1 }));
    await db().cartLine.createMany({ data: lines.map((line) => ({ ...line, seenPaise: 1_00 })) });
    expect(await add()).toMatchObject({
      status: 422,
      body: {
        code: "cart_limit",
        message: "A cart takes 50 products. Remove one, or order these first.",
      },
    });
    expect((await post("addtocart", { productid: first.id })).status).toBe(200);
  });
});

describe("changing the quantity", () => {
  it("increases up to the stock", async () => {
    await add();
    const more = await post("increasequantity", { productid: product.id, quantity: 1 });
    expect(more.body.cart_items[0].quantity).toBe(2);
    const tooMany = await post("increasequantity", { productid: product.id, quantity: 1 });
    expect(tooMany.status).toBe(409);
  });

  it("decreases, and at 1 removes the line", async () => {
    await add();
    await add();
    const less = await post("decreasemethods", { productid: product.id, quantity: 1 });
    expect(less.body.cart_items[0].quantity).toBe(1);
    const none = await post("decreasemethods", { productid: product.id, quantity: 1 });
    expect(none.body.cart_items).toEqual([]);
  });

  it("removes a line with the specification's message", async () => {
    await add();
    const { body } = await post("removefromcart", { productid: product.id });
    expect(body).toMatchObject({
      cart_items: [],
      message: "Product removed from cart successfully!",
    });
  });

  it.each(["increasequantity", "decreasemethods", "removefromcart"])(
    "%s returns 404 for a product that is not in the cart",
    async (path) => {
      expect((await post(path, { productid: product.id })).status).toBe(404);
    },
  );

  it.each(["increasequantity", "decreasemethods"])(
    "%s refuses a step other than 1",
    async (path) => {
      const { status, body } = await post(path, { productid: product.id, quantity: 5 });
      expect(status).toBe(422);
      expect(body.fields.quantity).toEqual(["The quantity changes by 1."]);
    },
  );
});

describe("POST /cart/getcartdetails", () => {
  it("returns the price first seen and the current one", async () => {
    await add();
    await db().product.update({ where: { id: product.id }, data: { pricePaise: 45_000_00 } });
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0]).toMatchObject({ price: 45000, seen_price: 42999 });
  });

  it("keeps a product delisted or sold out in the meantime, marks it and allows removing it", async () => {
    await add();
    const data = { isListed: false, quantity: 0 };
    await db().product.update({ where: { id: product.id }, data });
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0]).toMatchObject({ quantity: 1, is_listed: false, available: 0 });
    expect((await post("increasequantity", { productid: product.id })).status).toBe(404);
    const removed = await post("removefromcart", { productid: product.id });
    expect(removed).toMatchObject({ status: 200, body: { cart_items: [], total: 0 } });
  });
});

const paths = [
  "getcartdetails",
  "addtocart",
  "increasequantity",
  "decreasemethods",
  "removefromcart",
];

describe.each(paths)("POST /cart/%s", (path) => {
  it("asks a guest to log in", async () => {
    const { status, body } = await request(`/cart/${path}`, { body: { productid: product.id } });
    expect(status).toBe(401);
    expect(body.message).toBe("Please login first");
  });

  it("refuses an administrator", async () => {
    const admin = await anAdmin();
    const { status, body } = await post(path, { productid: product.id }, admin.token);
    expect(status).toBe(403);
    expect(body.code).toBe("forbidden");
  });

  it("does not treat an ended session as a guest", async () => {
    await db().session.updateMany({
      where: { userId: person.userId },
      data: { revokedAt: new Date() },
    });
    const body = { productid: product.id, guest_cart: "new" };
    expect((await post(path, body)).status).toBe(401);

    const cookie = `arklane.session=${await sealToken(person.token, "customer", process.env.AUTH_SECRET ?? "")}`;
    // A page that asks by itself is told nothing: what the visitor does next still meets the ended session.
    const headers = { "x-in-background": "1" };
    const page = await request(`/cart/${path}`, { body, cookie, headers });
    expect(page).toMatchObject({ status: 401 });
    expect(page.headers.getSetCookie()).toEqual([]);
    const browser = await request(`/cart/${path}`, { body, cookie });
    expect(browser).toMatchObject({ status: 401, body: { message: "Please login first" } });
    // Only once: the cookie is cleared, and the browser continues as a guest.
    expect(browser.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^arklane\.session=; Path=\/; Max-Age=0/),
    );
  });

  it("refuses another person's user_id", async () => {
    const other = await aCustomer();
    const { status } = await post(path, { productid: product.id, user_id: other.userId });
    expect(status).toBe(403);
  });
});
