import "server-only";
import type { z } from "zod";
import { addressesOf } from "@/lib/accounts/addresses/addresses";
import { deliveryAddress } from "@/lib/accounts/addresses/recipient";
import { addressLine } from "@/lib/accounts/rules";
import { assertPhoneFree } from "@/lib/cash/service";
import { db, type Prisma, type Tx } from "@/lib/db";
import { changeOnce } from "@/lib/http/idempotency/change-once";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import * as contract from "@/lib/orders/delivery/contract";
import { Delivery, mayRedirect, purchaseOf } from "@/lib/orders/delivery/delivery";
import {
  assertRedirectable,
  type DeliveryChange,
  redirect,
} from "@/lib/orders/delivery/redirection";
import { type ChangedOrder, lockOrder } from "@/lib/orders/locked-order";
import {
  ADMIN_ORDER_COLUMNS,
  adminOrderFromRow,
  ORDER_COLUMNS,
  orderFromRow,
} from "@/lib/orders/mapper";
import { frozenAddress } from "@/lib/orders/purchase/wish";

const NUMBER = { number: "asc" } as const;

export const getDelivery = serve(contract.getDelivery, async (actor, { order_id: id }) =>
  db().$transaction((tx) => viewOf(tx, { id, userId: actor.userId }, "customer")),
);

export const getDeliveryByAdmin = serve(contract.getDeliveryByAdmin, async (_actor, { id }) =>
  db().$transaction((tx) => viewOf(tx, { id }, "admin")),
);

export const changeDelivery = serve(contract.changeDelivery, async (actor, input) => {
  const which = { id: input.order_id, userId: actor.userId };
  const { purchaseId, isChanged } = await change(actor, which, input);
  const where = { purchaseId };
  const orders = await db().order.findMany({ where, select: ORDER_COLUMNS, orderBy: NUMBER });
  return { message: resultText(isChanged), orders: orders.map(orderFromRow) };
});

export const changeDeliveryByAdmin = serve(contract.changeDeliveryByAdmin, async (actor, input) => {
  const { purchaseId, isChanged } = await change(actor, { id: input.id }, input);
  const where = { purchaseId };
  const select = ADMIN_ORDER_COLUMNS;
  const orders = await db().order.findMany({ where, select, orderBy: NUMBER });
  return { message: resultText(isChanged), orders: orders.map(adminOrderFromRow) };
});

type Which = { id: string; userId?: string };
type Input = Pick<
  z.output<typeof contract.changeDelivery.input>,
  "address_id" | "address" | "phone" | "driver_note"
>;

async function change(actor: Customer | Admin, which: Which, input: Input) {
  const made = await changeOnce(actor, async (tx) => {
    const order = await lockOrder(tx, which);
    const wish = await wishOf(tx, order, input);
    const isChanged = await redirect(tx, order, wish, { by: actor.kind, byId: actor.userId });
    return { purchaseId: order.purchaseId, isChanged };
  });
  wake("mail");
  return made;
}

async function wishOf(tx: Tx, order: ChangedOrder, input: Input): Promise<DeliveryChange> {
  const { address_id: addressId, phone, driver_note: driverNote } = input;
  const saved = addressId ? await deliveryAddress(order.user.id, addressId, tx) : undefined;
  const address = saved ? frozenAddress({ address: saved }) : input.address;
  const line = address && { address, deliveryAddress: addressLine(address) };
  const to = line && { ...line, isSaved: saved !== undefined };
  if (phone && order.purchase.method === "cash") await assertPhoneFree(tx, phone, order.purchaseId);
  return { to, phone: phone ?? undefined, driverNote };
}

/** What the form starts with. The lock keeps "not shipped" true until it has been read. */
async function viewOf(tx: Tx, which: Which, by: "customer" | "admin") {
  const order = await lockOrder(tx, which);
  assertRedirectable(order, by);
  const row = await tx.order.findUniqueOrThrow({ where: { id: order.id }, select: VIEW });
  const { address, deliveryAddress: line, phone, driverNote } = Delivery.parse(purchaseOf(row));
  const { landmark = null, po_ps = null, ...rest } = address;
  return {
    address: { ...rest, landmark, po_ps },
    deliveryaddress: line,
    phone: phone ?? row.user.phone,
    driver_note: driverNote,
    orders: row.purchase.orders.filter(({ status }) => mayRedirect(status)).map(parcelFromRow),
    addresses: await addressesOf(order.user.id, tx),
  };
}

function parcelFromRow({ id, number, line }: ParcelRow) {
  const { name, quantity } = line;
  return { order_id: id, order_number: number, product_name: name, quantity };
}

function resultText(isChanged: boolean): string {
  return isChanged ? "Delivery changed." : "The delivery is as it was.";
}

const PARCEL = {
  id: true,
  number: true,
  status: true,
  line: { select: { name: true, quantity: true } },
} as const satisfies Prisma.OrderSelect;
type ParcelRow = Prisma.OrderGetPayload<{ select: typeof PARCEL }>;

const VIEW = {
  sentTo: true,
  user: { select: { phone: true } },
  purchase: {
    select: {
      address: true,
      deliveryAddress: true,
      phone: true,
      driverNote: true,
      orders: { select: PARCEL, orderBy: NUMBER },
    },
  },
} as const satisfies Prisma.OrderSelect;
