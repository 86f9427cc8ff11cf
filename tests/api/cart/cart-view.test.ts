import { MAX_UNITS } from "@/lib/cart/contract";
import { type CartPageView, cartPage } from "@/lib/cart/view";
import { db } from "@/lib/db";
import type { Audience } from "@/lib/identity/actor";
import { openBrowserSession } from "@/lib/identity/browser-session";
import { revokeSession } from "@/lib/identity/sessions";
import {
  aCustomer,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";

let product: Sold;
beforeEach(async () => {
  product = await aProduct({ quantity: 5 });
});

/** A customer with so many units of the product in the cart. */
async function withUnits(quantity: number): Promise<Person> {
  const person = await aCustomer();
  const lines = { create: { productId: product.id, quantity, seenPaise: product.pricePaise } };
  await db().cart.create({ data: { userId: person.userId, lines } });
  return person;
}

/** What the cart page shows in this person's browser. */
async function seenBy(person?: Person, audience: Audience = "customer") {
  const answer = new Headers();
  if (person) await openBrowserSession(answer, audience, person.token);
  const cookie = answer.getSetCookie().map((one) => one.split(";")[0]);
  const sent = new Headers({ cookie: cookie.join("; ") });
  const view = await cartPage.read(sent, new URLSearchParams());
  return (view ? view.make() : null) as Promise<CartPageView | null>;
}

it("is the same for equal carts of two persons, and names none of them", async () => {
  const [one, other] = [await withUnits(2), await withUnits(2)];
  const view = await seenBy(one);
  expect(view).toMatchObject({ isGuest: false, cart: { cart_items: [{ quantity: 2 }] } });
  expect(await seenBy(other)).toEqual(view);
  for (const own of [one.userId, one.email, one.token])
    expect(JSON.stringify(view)).not.toContain(own);
});

it("differs with the cart, its prices and its stock", async () => {
  const person = await withUnits(2);
  const views = [await seenBy(person), await seenBy(await withUnits(3))];
  const changes = [
    { pricePaise: product.pricePaise + 100 },
    { quantity: 1 },
    { isListed: false },
    { name: "Another name" },
  ];
  for (const data of changes) {
    await db().product.update({ where: { id: product.id }, data });
    views.push(await seenBy(person));
  }
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(views.length);
});

it("is the same whatever is in stock beyond what a cart takes", async () => {
  const person = await withUnits(2);
  const seen = [];
  for (const quantity of [MAX_UNITS, MAX_UNITS + 1, 5_000]) {
    await db().product.update({ where: { id: product.id }, data: { quantity } });
    seen.push(await seenBy(person));
  }
  expect(new Set(seen.map((view) => JSON.stringify(view))).size).toBe(1);
});

it("is a guest's after the session has ended, and an administrator has none", async () => {
  const person = await withUnits(2);
  const { idHash } = await db().session.findFirstOrThrow({ where: { userId: person.userId } });
  await revokeSession(idHash);
  expect(await seenBy(person)).toEqual(await seenBy());
  expect(await seenBy()).toMatchObject({ isGuest: true, cart: { cart_items: [] } });
  expect(await seenBy(await anAdmin(), "admin")).toBeNull();
});
