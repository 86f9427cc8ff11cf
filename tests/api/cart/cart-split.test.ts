import { request } from "@/tests/support/servers/http";
import { splitSession } from "@/tests/support/servers/split-session";
import { Upstream } from "@/tests/support/servers/upstream";

const api = new Upstream();
const cart = {
  version: null,
  cart_items: [],
  total: 0,
  cash: { problem: null, fee: 0 },
  online: { problem: null },
  message: "Added to Cart",
};

// The web tier has no carts: the API tier seals and opens them.
beforeAll(() => api.start());
afterAll(() => api.stop());

it("a web tier passes a guest's cart through in both directions", async () => {
  api.json({ ...cart, guest_cart: "Fe26.sealed-there" });
  const body = { productid: "x" };
  const first = await request("/cart/addtocart", { body, cookie: "" });
  expect(first.body).toEqual(cart);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0];
  expect(cookie).toBe("arklane.guest-cart=Fe26.sealed-there");
  expect(api.last.json).toEqual({ ...body, guest_cart: "new" });
  expect(api.last.headers.has("authorization")).toBe(false);

  await request("/cart/getcartdetails", { body: {}, cookie });
  expect(api.last.json).toEqual({ guest_cart: "Fe26.sealed-there" });
});

it("a customer whose session has ended is told once and continues as a guest", async () => {
  const { cookie, token } = await splitSession("customer");
  api.json({ message: "Please login first", code: "unauthenticated" }, 401);
  const answer = await request("/cart/getcartdetails", { body: {}, cookie });
  expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^arklane\.session=; .*Max-Age=0/);
  expect(api.last.headers.get("authorization")).toBe(`Bearer ${token}`);
});
