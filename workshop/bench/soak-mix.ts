import type { Pool } from "undici";
import { DEMO_API_KEY } from "@/lib/demo";
import { PASSWORD } from "@/tests/support/shop/builders";

export type Shopper = { email: string; token: string; hasLine?: boolean };
export type World = {
  pool: Pool;
  shoppers: Shopper[];
  adminToken: string;
  products: { id: string; slug: string }[];
  picture: Blob;
};

type Ask = { method: "GET" | "POST"; path: string; token?: string; body?: object | FormData };
type Kind = (world: World, shopper: Shopper) => Ask;

/** A typical day of the shop, in requests per thousand. */
const MIX: Record<string, { weight: number; ask: Kind }> = {
  "list of products": { weight: 300, ask: () => get("/api/products/all") },
  product: {
    weight: 150,
    ask: (world) => get(`/api/products/get_by_id/${pick(world.products).id}`),
  },
  profile: { weight: 100, ask: (_, { token }) => get("/api/users/profile", token) },
  "cart, add and remove": { weight: 200, ask: changeCart },
  cart: { weight: 75, ask: (_, { token }) => post("/api/cart/getcartdetails", {}, token) },
  "order history": {
    weight: 80,
    ask: (_, { token }) => post("/api/order/orderhistory", {}, token),
  },
  "orders in the back-office": {
    weight: 30,
    ask: ({ adminToken }) => get("/api/admin/orders", adminToken),
  },
  "first page": { weight: 25, ask: () => get("/") },
  "product page": { weight: 27, ask: (world) => get(`/products/${pick(world.products).slug}`) },
  "sign-in": {
    weight: 10,
    ask: (_, { email }) => post("/api/users/login", { email, password: PASSWORD }),
  },
  "upload of a picture": { weight: 3, ask: upload },
};

const total = Object.values(MIX).reduce((sum, { weight }) => sum + weight, 0);
let turn = 0;

/** Sends one request of the mix for the next shopper. @throws Error from `done` for any status but 200. */
export function fire(world: World): { name: string; done: Promise<void> } {
  turn += 1;
  const shopper = world.shoppers[turn % world.shoppers.length];
  if (!shopper) throw new Error("There are no shoppers.");
  let place = Math.random() * total;
  const [name = "", kind] =
    Object.entries(MIX).find(([, { weight }]) => {
      place -= weight;
      return place < 0;
    }) ?? [];
  if (!kind) throw new Error("The mix is empty.");
  return { name, done: send(world.pool, name, kind.ask(world, shopper)) };
}

async function send(pool: Pool, name: string, { method, path, token, body }: Ask): Promise<void> {
  const isForm = body instanceof FormData;
  const form = isForm ? new Response(body) : undefined;
  const headers: Record<string, string> = {
    "x-api-key": DEMO_API_KEY,
    "accept-encoding": "gzip, br",
  };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers["content-type"] = form?.headers.get("content-type") ?? "application/json";
  const sent = form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body);
  const answer = await pool.request({ method, path, headers, body: sent });
  // Read to the end, to free the connection for the next request.
  await answer.body.dump({ limit: 10_000_000 });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} at ${name}`);
}

const get = (path: string, token?: string): Ask => ({ method: "GET", path, token });
const post = (path: string, body: object, token?: string): Ask => ({
  method: "POST",
  path,
  body,
  token,
});

/** Adds and removes in turn, so that a cart never fills. */
function changeCart({ products }: World, shopper: Shopper): Ask {
  shopper.hasLine = !shopper.hasLine;
  const path = shopper.hasLine ? "/api/cart/addtocart" : "/api/cart/removefromcart";
  return post(path, { productid: products[0]?.id }, shopper.token);
}

function upload({ picture }: World, { token }: Shopper): Ask {
  const form = new FormData();
  form.append("file", picture, "me.jpg");
  return post("/api/users/profile-picture/upload", form, token);
}

function pick<T>(list: T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
}
