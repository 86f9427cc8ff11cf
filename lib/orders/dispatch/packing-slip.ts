import "server-only";
import { inOrder } from "@/lib/call/paging";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { PackingSlip } from "@/lib/orders/admin/contract";
import * as contract from "@/lib/orders/admin/contract";
import { CASH_COLUMNS, cashFromRow } from "@/lib/orders/cash/row";
import { purchaseOf } from "@/lib/orders/delivery/delivery";
import { keptDays, PROMISE_COLUMNS } from "@/lib/orders/delivery/promise";
import * as dispatchContract from "@/lib/orders/dispatch/contract";
import { noOrder } from "@/lib/orders/locked-order";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import { LOAD_COLUMNS, SUPPLY_COLUMNS, supplyView } from "@/lib/orders/purchase/supply";
import { isAway } from "@/lib/orders/status/order-status";
import { isUuid } from "@/lib/uuid";

export const getPackingSlip = serve(contract.getPackingSlip, async (_actor, { id }) => {
  const order = isUuid(id) && (await db().order.findUnique({ where: { id }, select: SLIP }));
  if (!order) throw noOrder();
  return slipOf(order);
});

export const getPackingSlips = serve(dispatchContract.getPackingSlips, async (_actor, { ids }) => {
  const rows = await db().order.findMany({ where: { id: { in: ids } }, select: SLIP });
  if (rows.length < ids.length) throw noOrder();
  const orders = inOrder(ids, rows);
  const packed = orders.filter(({ status }) => status !== "canceled");
  // Orders of a purchase that are packed now share a parcel; one that has left had its own.
  const parcels = new Map(
    packed.map((order) => [isAway(order.status) ? order.id : order.purchaseId, order] as const),
  );
  return {
    slips: [...parcels.values()].map(slipOf).filter(({ lines }) => lines.length > 0),
    left_out: orders.filter((order) => !packed.includes(order)).map(({ number }) => number),
  };
});

function slipOf(order: Prisma.OrderGetPayload<{ select: typeof SLIP }>): PackingSlip {
  const purchase = purchaseOf(order);
  const isReprint = isAway(order.status);
  const isPacked = (one: Line) => (isReprint ? one.id === order.id : isPackedNow(one));
  const packed = purchase.orders.filter(isPacked);
  return {
    is_reprint: isReprint,
    payment: purchase.method,
    ...toCollect(packed),
    placed_at: order.placedAt,
    name: order.user.name,
    address: addressLines(purchase.address),
    phone: purchase.phone,
    driver_note: purchase.driverNote,
    supply: supplyView(purchase, purchase.orders),
    promised: mostUrgent(packed),
    lines: packed.map(({ number, unitsOut, line }) => ({
      order_number: number,
      product_name: line.name,
      product_model: line.model,
      // A unit refunded before it left is back on the shelf.
      quantity: isReprint ? line.quantity : unitsOut,
    })),
  };
}

const LINE = {
  id: true,
  number: true,
  status: true,
  unitsOut: true,
  line: { select: { name: true, model: true, ...LOAD_COLUMNS } },
  ...CASH_COLUMNS,
  ...PROMISE_COLUMNS,
} as const satisfies Prisma.OrderSelect;

const SLIP = {
  id: true,
  number: true,
  purchaseId: true,
  status: true,
  placedAt: true,
  sentTo: true,
  user: { select: { name: true } },
  purchase: {
    select: {
      method: true,
      address: true,
      phone: true,
      driverNote: true,
      ...SUPPLY_COLUMNS,
      orders: { orderBy: { number: "asc" }, select: LINE },
    },
  },
} as const satisfies Prisma.OrderSelect;

type Line = Prisma.OrderGetPayload<{ select: typeof LINE }>;

/** An order that has left is not packed again, or the customer would get it twice. */
function isPackedNow({ status, unitsOut }: Line): boolean {
  return status !== "canceled" && !isAway(status) && unitsOut > 0;
}

function mostUrgent(lines: readonly Line[]): PackingSlip["promised"] {
  const [first] = lines
    .flatMap((line) => keptDays(line) ?? [])
    .toSorted((one, other) => one.to.localeCompare(other.to));
  return first ? { dispatch_by: first.dispatchBy, from: first.from, to: first.to } : null;
}

function toCollect(lines: readonly Line[]): { collect: number; fee: number } {
  const open = lines.map(cashFromRow).filter((cash) => cash?.state === "open");
  return {
    collect: open.reduce((sum, cash) => sum + (cash?.amount ?? 0), 0),
    fee: open.reduce((sum, cash) => sum + (cash?.fee ?? 0), 0),
  };
}

function addressLines(snapshot: Prisma.JsonValue): string[] {
  const address = AddressSnapshot.parse(snapshot);
  const { house_building, locality_street, landmark, city, po_ps, district, state, pin } = address;
  const place = district === city ? city : `${city}, ${district}`;
  const lines = [house_building, locality_street, landmark, po_ps, place, `${state} ${pin}`];
  return lines.filter((line) => line) as string[];
}
