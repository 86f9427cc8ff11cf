import { db } from "@/lib/db";
import { type Answer, request } from "@/tests/support/servers/http";
import { expectBalancedBooks } from "@/tests/support/shop/books";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash } from "@/tests/support/shop/office-orders";
import { setCash } from "@/tests/support/shop/settings";

/** In rupees: the cash fee of the purchase, and what its two orders cost. */
export const FEE = 99.5;
export const ONE = 18_999;
export const OTHER = 43_998;

/** Who bought, who is in the office, and the ids of the purchase's two orders. */
type CashPurchase = {
  buyer: Person & { phone: string };
  admin: Person;
  first: string;
  second: string;
};

/** A cash purchase anew for each test of a file, with what the office does with its orders. Read `at` inside a test only. */
export function forEachCashPurchase() {
  const at = purchaseEachTime();
  const post = (path: string, id: string, body: object, person = at.admin): Promise<Answer> =>
    request(`/admin/orders/${id}${path}`, { body, token: person.token });
  const record = async (id: string) =>
    (await request(`/admin/orders/${id}`, { token: at.admin.token })).body;
  return {
    at,
    post,
    record,
    receive: (id: string, amount: unknown, more: object = {}) =>
      post("/cash", id, { amount, ...more }),
    takeBack: (id: string, reason: unknown = "Wrong parcel") =>
      post("/cash/takeback", id, { reason }),
    comesBack: (id: string, reason: unknown = "Nobody at home", more: object = {}) =>
      post("/notdelivered", id, { reason, ...more }),
    cashOf: async (id: string) => (await record(id)).order.cash,
    cancel: (id: string) =>
      request("/order/cancelorder", {
        body: { order_id: id, reasonforcancel: "Changed my mind" },
        token: at.buyer.token,
      }),
  };
}

function purchaseEachTime(): CashPurchase {
  const at = {} as CashPurchase;
  let products: [Sold, Sold];
  beforeAll(async () => {
    await allowPrograms();
    products = [
      await aProduct({ pricePaise: ONE * 100, quantity: 200 }),
      await aProduct({ pricePaise: OTHER * 100, quantity: 200 }),
    ];
  });
  beforeEach(async () => {
    await setCash();
    await setCash({ feePaise: FEE * 100 });
    at.admin = await anAdmin();
    at.buyer = await aNamedBuyer(products[0]);
    [at.first = "", at.second = ""] = await placeCash(at.buyer, products);
    await setCash();
  });
  afterEach(expectBalancedBooks);
  return at;
}

/** What the audit log says of one action on an order. */
export const audits = (subject: string, action: string) =>
  db().auditEntry.findMany({ where: { subject, action }, select: { byId: true, detail: true } });
