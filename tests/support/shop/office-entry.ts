import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  aCustomer,
  anAddress,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { setCash } from "@/tests/support/shop/settings";
import { openShop, type Shop } from "@/tests/support/shop/shop";

/** The administrator, a product with five units, and the customer. */
type Entry = { shop: Shop; admin: Person; product: Sold; customer: Person };
type Options = { key?: string; by?: Person };

/** A fresh office for each test of a file, with order entry. Read `at` only inside a test. */
export function forEachEntry() {
  const at = {} as Entry;
  beforeAll(async () => {
    at.shop = await openShop();
    at.admin = await anAdmin();
  });
  afterAll(() => at.shop.close());
  beforeEach(async () => {
    at.product = await aProduct({ quantity: 5 });
    at.customer = await aCustomer();
    await anAddress(at.customer.userId);
    await setCash();
  });
  afterEach(() => setCash());

  return {
    at,
    enter: (more: object = {}, { key = randomUUID(), by = at.admin }: Options = {}) =>
      request("/admin/orders", {
        body: {
          user_id: at.customer.userId,
          products: [{ productid: at.product.id, quantity: 2 }],
          method: "cash",
          ...more,
        },
        token: by.token,
        headers: { "idempotency-key": key },
      }),
    stock: async () =>
      (await db().product.findUniqueOrThrow({ where: { id: at.product.id } })).quantity,
  };
}

/** The audit entries of an action on a subject. */
export const audits = (subject: string, action: string) =>
  db().auditEntry.findMany({ where: { subject, action } });

/** A caller without an account. */
export const somebody = () => ({
  name: "Ravi Nair",
  email: `called-${randomUUID()}@example.com`,
  phone_number: "98765 43277",
});

/** A typed address. */
export const PLACE = {
  house_building: "7, Sea Face",
  locality_street: "Marine Drive",
  city: "Mumbai",
  district: "Mumbai",
  state: "Maharashtra",
  pin: "400002",
};
