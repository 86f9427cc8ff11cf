import { db } from "@/lib/db";
import { request } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash } from "@/tests/support/shop/office-orders";

/** Where a delivery is sent instead. */
export const PLACE = {
  house_building: "7, Sea Face",
  locality_street: "Marine Drive",
  city: "Mumbai",
  district: "Mumbai",
  state: "Maharashtra",
  pin: "400002",
};
export const OLD = "12, Lake View, MG Road, Bengaluru, Bengaluru Urban, Karnataka 560001";
export const NEW = "7, Sea Face, Marine Drive, Mumbai, Maharashtra 400002";

/** Who is in the office, what is sold, who bought it, and the ids of the two orders. */
type Delivery = {
  admin: Person;
  products: [Sold, Sold];
  buyer: Person & { phone: string };
  ids: [string, string];
};
type Options = { id?: string; by?: Person; key?: string };

/** A cash purchase of two orders anew for each test of a file, whose delivery is changed. Read `at` inside a test only. */
export function forEachDelivery() {
  const at = deliveryEachTime();
  const history = async () =>
    (await request("/order/orderhistory", { body: {}, token: at.buyer.token })).body as {
      order_id: string;
      deliveryaddress: string;
      delivery_changed_at: string | null;
      can_change_delivery: boolean;
    }[];
  return {
    at,
    history,
    change: (body: object, { id = at.ids[0], by = at.buyer, key }: Options = {}) =>
      request(`/order/delivery/${id}`, {
        body,
        token: by.token,
        headers: key ? { "idempotency-key": key } : {},
      }),
    read: (by: Person = at.buyer) => request(`/order/delivery/${at.ids[0]}`, { token: by.token }),
    record: async (id = at.ids[0]) =>
      (await request(`/admin/orders/${id}`, { token: at.admin.token })).body,
    addressOf: async (id = at.ids[0]) =>
      (await history()).find(({ order_id }) => order_id === id)?.deliveryaddress,
    redirections: () =>
      db().redirection.findMany({
        where: { purchase: { userId: at.buyer.userId } },
        orderBy: { at: "asc" },
      }),
  };
}

function deliveryEachTime(): Delivery {
  const at = {} as Delivery;
  beforeAll(async () => {
    await allowPrograms();
    // Cheap enough for one person's cash of a day.
    const cheap = { quantity: 99, pricePaise: 4_999_00 };
    at.products = [await aProduct(cheap), await aProduct(cheap)];
    at.admin = await anAdmin();
  });
  beforeEach(async () => {
    at.buyer = await aNamedBuyer(at.products[0]);
    at.ids = (await placeCash(at.buyer, at.products)) as [string, string];
  });
  return at;
}
