import "server-only";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { getPackingSlip } from "@/lib/orders/admin-contract";
import { noOrder } from "@/lib/orders/changes";
import { AddressSnapshot } from "@/lib/orders/snapshot";
import { isUuid } from "@/lib/uuid";

const getPackingSlipService = serve(getPackingSlip, async (_actor, { id }) => {
  const order = isUuid(id) && (await db().order.findUnique({ where: { id }, select: SLIP }));
  if (!order) throw noOrder();
  const { purchase } = order;
  return {
    placed_at: order.placedAt,
    name: order.user.name,
    address: addressLines(purchase.address),
    phone: purchase.phone,
    driver_note: purchase.driverNote,
    lines: purchase.orders.map(({ number, line }) => ({
      order_number: number,
      product_name: line.name,
      product_model: line.model,
      quantity: line.quantity,
    })),
  };
});

export { getPackingSlipService as getPackingSlip };

const SLIP = {
  placedAt: true,
  user: { select: { name: true } },
  purchase: {
    select: {
      address: true,
      phone: true,
      driverNote: true,
      orders: {
        where: { OR: [{ status: null }, { status: { not: "canceled" } }] },
        orderBy: { number: "asc" },
        select: { number: true, line: { select: { name: true, model: true, quantity: true } } },
      },
    },
  },
} as const satisfies Prisma.OrderSelect;

function addressLines(snapshot: Prisma.JsonValue): string[] {
  const address = AddressSnapshot.parse(snapshot);
  const { house_building, locality_street, landmark, city, po_ps, district, state, pin } = address;
  const place = district === city ? city : `${city}, ${district}`;
  const lines = [house_building, locality_street, landmark, po_ps, place, `${state} ${pin}`];
  return lines.filter((line) => line) as string[];
}
