import { db } from "@/lib/db";
import {
  aCustomer,
  allowPrograms,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/builders";
import { request } from "@/tests/support/http";

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
  it("adds one unit at the server's price, whatever price is sent", async () => {
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

  it.each(["11111111-1111-4111-8111-111111111111", "7"])("does not know product %s", async (id) => {
    const { status } = await post("addtocart", { productid: id });
    expect(status).toBe(404);
  });

  it("does not sell what is delisted", async () => {
    const delisted = await aProduct({ isListed: false });
    const { status } = await post("addtocart", { productid: delisted.id });
    expect(status).toBe(404);
  });

  it("says which field is wrong", async () => {
    const { status, body } = await post("addtocart", {});
    expect(status).toBe(422);
    expect(body.fields).toEqual({ productid: ["Say which product."] });
  });

  it("makes one line of two presses at once", async () => {
    await Promise.all([add(), add()]);
    const { body } = await post("getcartdetails");
    expect(body.cart_items).toEqual([expect.objectContaining({ quantity: 2 })]);
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

  it("removes a line with the spec's words", async () => {
    await add();
    const { body } = await post("removefromcart", { productid: product.id });
    expect(body).toMatchObject({
      cart_items: [],
      message: "Product removed from cart successfully!",
    });
  });

  it.each(["increasequantity", "decreasemethods", "removefromcart"])(
    "%s of a product that is not in the cart is 404",
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
  it("shows the price the customer saw beside today's", async () => {
    await add();
    await db().product.update({ where: { id: product.id }, data: { pricePaise: 45_000_00 } });
    const { body } = await post("getcartdetails");
    expect(body.cart_items[0]).toMatchObject({ price: 45000, seen_price: 42999 });
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

  it("refuses another person's user_id", async () => {
    const other = await aCustomer();
    const { status } = await post(path, { productid: product.id, user_id: other.userId });
    expect(status).toBe(403);
  });
});
