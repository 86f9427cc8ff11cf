import { db } from "@/lib/db";
import type { Answer } from "@/tests/support/servers/http";
import { aBuyer, anAddress, aProduct, type Person, type Sold } from "@/tests/support/shop/builders";
import { forEachMode } from "@/tests/support/shop/modes";
import { line } from "@/tests/support/shop/shop";

const MINUTE_MS = 60_000;

/** How a client sends a checkout request: its key, cart and fields. */
export type Sent = { key?: string; body?: object };

/** Two chargers, a customer with two addresses and one of the first in the cart; all over HTTP. */
export function forEachWish() {
  const mode = forEachMode();
  const { shop } = mode;
  const at = buyerEachTime();

  const post = (path: string, body: object, key?: string): Promise<Answer> =>
    shop().ask(path, { body, by: at.buyer, headers: key ? { "idempotency-key": key } : {} });

  return {
    ...mode,
    ...rowsOf(() => at.buyer),
    first: () => at.first,
    second: () => at.second,
    buyer: () => at.buyer,
    work: () => at.work,
    post,
    cash: ({ key, body }: Sent = {}) =>
      post("/order/addorder", { paymentoption: "Cash", products: [line(at.first)], ...body }, key),
    online: ({ key, body }: Sent = {}) =>
      post("/payments/createpayment", { products: [line(at.first)], ...body }, key),
    /** What the older clients call after a verified payment. */
    told: (paymentoption = "UPI", products = [line(at.first)]) =>
      post("/order/addorder", { paymentoption, products }),
    cart: async () => (await post("/cart/getcartdetails", {})).body,
    fill: (product = at.first) => post("/cart/addtocart", { productid: product.id }),
    cancelAll: async () => {
      const where = { userId: at.buyer.userId, status: null };
      for (const { id } of await db().order.findMany({ where, select: { id: true } }))
        await mode.cancel(at.buyer, id);
    },
  };
}

type Start = { first: Sold; second: Sold; buyer: Person; work: string };

function buyerEachTime(): Start {
  const at = {} as Start;
  beforeEach(async () => {
    [at.first, at.second] = [await aProduct({ quantity: 20 }), await aProduct({ quantity: 20 })];
    at.buyer = await aBuyer(at.first);
    at.work = (await anAddress(at.buyer.userId, false)).id;
    await db().address.update({
      where: { id: at.work },
      data: { houseBuilding: "7, Work Park" },
      select: { id: true },
    });
  });
  return at;
}

/** What is known of the customer, read and changed behind the shop's back. */
function rowsOf(buyer: () => Person) {
  return {
    /** Empties the cart, as for a client that never fills one. */
    emptyCart: () => db().cart.deleteMany({ where: { userId: buyer().userId } }),
    /** Edits the customer's default address. */
    moveHouse: (house = "99 New House") =>
      db().address.updateMany({
        where: { userId: buyer().userId, isDefault: true },
        data: { houseBuilding: house, pin: "560002" },
      }),
    /** Ages everything placed by so many minutes. */
    async pass(minutes: number): Promise<void> {
      await db().$executeRaw`
        UPDATE "Purchase" SET "createdAt" = "createdAt" - ${minutes * MINUTE_MS} * interval '1 millisecond',
          "placedAt" = "placedAt" - ${minutes * MINUTE_MS} * interval '1 millisecond'
        WHERE "userId" = ${buyer().userId}::uuid`;
      await db().$executeRaw`
        UPDATE "Cart" SET "updatedAt" = "updatedAt" - ${minutes * MINUTE_MS} * interval '1 millisecond'
        WHERE "userId" = ${buyer().userId}::uuid`;
    },
    purchases: () =>
      db().purchase.findMany({
        where: { userId: buyer().userId },
        orderBy: { createdAt: "asc" },
        select: { id: true, method: true, state: true, deliveryAddress: true, driverNote: true },
      }),
    orders: () => db().order.count({ where: { userId: buyer().userId } }),
  };
}
