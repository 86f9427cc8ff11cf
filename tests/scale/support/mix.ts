import { type Buyer, buyOnline, buyWithCash, has, insist } from "@/tests/scale/support/buyer";
import { type Ask, type Visitor, visitor } from "@/tests/scale/support/visitor";
import { aBuyer, aCustomer, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";

/** Who visits the shop while its parts fail. */
export type World = {
  visitors: { visit: Visitor; person: Person }[];
  admin: Person;
  slugs: string[];
  /** Those who have not bought yet; each buys once. */
  waiting: Buyer[];
  /** Those whose purchase was answered as placed. */
  bought: Buyer[];
};

export async function openWorld(slugs: string[]): Promise<World> {
  const people = await Promise.all(Array.from({ length: 24 }, aCustomer));
  const visitors = people.map((person, index) => ({ visit: visitor(index), person }));
  return { visitors, admin: await anAdmin(), slugs, waiting: [], bought: [] };
}

/** Brings people who are about to buy one unit each of a product of their own, which is not sold out by them. */
export async function invite(world: World, count: number): Promise<void> {
  const product = await aProduct({ quantity: count + 1 });
  for (let left = count; left > 0; left -= 1)
    world.waiting.push({ person: await aBuyer(product), product });
}

type Fired = { name: string; done: Promise<void> };
type Guest = World["visitors"][number] & { world: World };

const get = (path: string, token?: string): Ask => ({ path, token });
const read = (name: string, ask: (guest: Guest) => Ask) => ({
  name,
  act: async (guest: Guest) => {
    const asked = ask(guest);
    const { status, text } = await guest.visit(asked);
    if (status !== 200) throw new Error(`${status} at ${asked.path} ${text.slice(0, 120)}`);
  },
});
const buy = (name: string, how: (visit: Visitor, buyer: Buyer) => Promise<void>) => ({
  name,
  act: async ({ visit, world }: Guest) => {
    const buyer = world.waiting.pop();
    if (!buyer) return;
    await how(visit, buyer);
    world.bought.push(buyer);
  },
});

/** Kinds of requests that only read, in turns; "page" is prerendered. */
const KINDS: { name: string; times: number; act: (guest: Guest) => Promise<void> }[] = [
  { times: 4, ...read("page", () => get("/")) },
  { times: 3, ...read("page", () => get("/products")) },
  { times: 6, ...read("page", ({ world }) => get(`/products/${pick(world.slugs)}`)) },
  { times: 3, ...read("page", () => get("/contact")) },
  { times: 8, ...read("call", () => get("/api/products/all")) },
  { times: 5, ...read("call", ({ person }) => get("/api/users/profile", person.token)) },
  { times: 3, name: "cart", act: readCart },
  { times: 3, ...read("office", ({ world }) => get("/api/admin/orders", world.admin.token)) },
  { times: 2, name: "change", act: addToCart },
  { times: 2, ...buy("cash purchase", buyWithCash) },
  { times: 1, ...buy("online purchase", buyOnline) },
];
const TURNS = KINDS.flatMap((kind) => Array.from({ length: kind.times }, () => kind));
/** Has no factor in common with the number of turns: the kinds are mixed. */
const STRIDE = 7;
let turn = 0;

/** Sends the next request. */
export function fire(world: World): Fired {
  turn += 1;
  const kind = TURNS[(turn * STRIDE) % TURNS.length];
  const guest = world.visitors[turn % world.visitors.length];
  if (!kind || !guest) throw new Error("Nobody visits.");
  return { name: kind.name, done: kind.act({ ...guest, world }) };
}

/** A read, but sent by POST, which nginx does not repeat. */
async function readCart({ visit, person }: Guest): Promise<void> {
  await insist(
    visit,
    { path: "/api/cart/getcartdetails", token: person.token, body: {} },
    has("cart_items"),
  );
}

/** What was added, the same person may have removed in another tab. */
async function addToCart({ visit, person, world }: Guest): Promise<void> {
  const { product } = world.waiting[0] ?? world.bought[0] ?? {};
  const to = (call: string): Ask => ({
    ...{ path: `/api/cart/${call}`, token: person.token, body: { productid: product?.id } },
  });
  await insist(visit, to("addtocart"), has(""));
  await insist(visit, to("removefromcart"), ({ status }) => status === 200 || status === 404);
}

function pick<T>(list: readonly T[]): T {
  return list[turn % list.length] as T;
}
