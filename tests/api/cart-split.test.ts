import { request } from "@/tests/support/http";

const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
const original = globalThis.fetch;
const cart = {
  cart_items: [],
  total: 0,
  cash: { problem: null, fee: 0 },
  message: "Added to Cart",
};

beforeAll(() => {
  // This tier has no carts: every call is made to that host, which seals and opens them.
  Object.assign(process.env, { API_URL: "http://api.internal", API_KEY: "the-key-of-this-tier" });
  globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    sent.push({ url: String(url), headers, body: JSON.parse(String(init?.body)) });
    return Response.json({ ...cart, guest_cart: "Fe26.sealed-there" });
  };
});
afterAll(() => {
  globalThis.fetch = original;
});

it("a web tier in front of the API carries a guest's cart through, both ways", async () => {
  const body = { productid: "x" };
  const first = await request("/cart/addtocart", { body, cookie: "" });
  expect(first.body).toEqual(cart);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0];
  expect(cookie).toBe("arklane.guest-cart=Fe26.sealed-there");
  expect(sent[0]?.body).toEqual({ ...body, guest_cart: "new" });
  expect(sent[0]?.headers.has("authorization")).toBe(false);

  await request("/cart/getcartdetails", { body: {}, cookie });
  expect(sent[1]?.body).toEqual({ guest_cart: "Fe26.sealed-there" });
});
