import { randomUUID } from "node:crypto";
import { calls } from "@/lib/api-docs/calls";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, anAdmin, type Person } from "@/tests/support/shop/builders";

let customer: Person;
let admin: Person;

beforeAll(async () => {
  await allowPrograms();
  customer = await aCustomer();
  admin = await anAdmin();
});

const HOSTILE: [string, unknown][] = [
  ["null", null],
  ["an object", { $gt: "" }],
  ["an array", ["x", "y"]],
  ["a number", 1e308],
  ["null bytes", "a\u0000b"],
  ["SQL", '\'; DROP TABLE "User"; --'],
  ["100,000 characters", "x".repeat(100_000)],
  ["half an emoji", "\ud83d"],
  ["__proto__", { __proto__: { admin: true } }],
];

// A valid request to these ends the own session or account.
const ends = new Set(["/users/logout", "/admin/logout", "/users/account"]);
const json = calls.filter((spec) => spec.method !== "GET" && !ends.has(spec.path));

/** Every field of the call with the same hostile value. */
function bodyOf(spec: (typeof calls)[number], value: unknown): Record<string, unknown> {
  const shape = "shape" in spec.input ? (spec.input.shape as Record<string, unknown>) : {};
  return Object.fromEntries(Object.keys(shape).map((field) => [field, value]));
}

describe.each(json.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  "%s",
  (_n, spec) => {
    it.each(HOSTILE)("never breaks on %s", async (_what, value) => {
      const token = spec.access === "admin" ? admin.token : customer.token;
      const path = spec.path.replace(/\{\w+\}/g, randomUUID());
      const answer = await request(path, { method: spec.method, body: bodyOf(spec, value), token });
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/prisma|postgres|at \w+ \(/i);
    });
  },
);

it.each(["1'--", "%2500", "..%2F..", "%E0%A4%A", "a".repeat(5000)])(
  "a path parameter %p returns 404, not a server error",
  async (id) => {
    const answer = await request(`/products/get_by_id/${id}`);
    expect(answer.status).toBe(404);
  },
);

it("a null character in a path parameter is refused", async () => {
  const answer = await request("/products/get_by_id/%00");
  expect(answer).toMatchObject({
    status: 400,
    body: { message: "A text must not contain null characters." },
  });
});

it.each([
  ["/products/search", { query: "a\u0000b" }],
  ["/cart/addtocart", { productid: "\u0000" }],
  ["/order/orderhistory", { limit: 5, note: { deep: ["\u0000"] } }],
])("%s refuses null characters with a message", async (path, body) => {
  const answer = await request(path, { body, token: customer.token });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: "A text must not contain null characters." },
  });
});

it("a body of nested brackets is refused without deep recursion", async () => {
  const body = `{"query":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  const answer = await request("/products/search", { method: "POST", body, token: customer.token });
  expect(answer.status).toBe(400);
});

// 36 valid characters do not make an id.
const NO_ID = ["-".repeat(36), "f".repeat(36), "x"];

it.each(NO_ID)(
  "a product id %p in a purchase is not on sale, not a server error",
  async (productid) => {
    const body = { products: [{ productid, quantity: 1 }], paymentoption: "Cash" };
    const answer = await request("/order/addorder", { body, token: customer.token });
    expect(answer.status).toBe(404);
  },
);

describe.each(
  calls
    .filter(({ path }) => path.includes("{"))
    .map((spec) => [`${spec.method} ${spec.path}`, spec] as const),
)("%s", (_name, spec) => {
  it.each(NO_ID)("never breaks on the path parameter %p", async (id) => {
    const token = spec.access === "admin" ? admin.token : customer.token;
    const body = spec.method === "GET" ? undefined : {};
    const path = spec.path.replace(/\{\w+\}/g, id);
    const answer = await request(path, { method: spec.method, body, token });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
