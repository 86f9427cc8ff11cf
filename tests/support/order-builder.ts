import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import type { Sold } from "@/tests/support/builders";

/** What else changes in the row of a cash order with its status: nobody collects for a canceled one. */
export const withCash = (status: OrderStatus) => ({
  status,
  cash: status === "canceled" ? ("not_delivered" as const) : ("open" as const),
});

type Ordered = {
  userId: string;
  product: Sold;
  quantity?: number;
  status?: OrderStatus;
  placedAt?: Date;
};

/** An order paid in cash, with its purchase, written straight into the tables: no stock moves. */
export async function anOrder(
  { userId, product, quantity = 1, status = null, placedAt = new Date() }: Ordered,
  tx: Tx = db(),
): Promise<{ id: string; number: string }> {
  const totalPaise = product.pricePaise * quantity;
  const code = randomBytes(32).toString("hex");
  const purchase = await tx.purchase.create({
    data: {
      ...{ userId, state: "placed", method: "cash", totalPaise, wishHash: code },
      ...{
        address: { city: "Bengaluru" },
        deliveryAddress: "12, Lake View, Bengaluru 560001",
        placedAt,
      },
      createdAt: placedAt,
      closedAt: placedAt,
      lines: {
        create: {
          ...{ productId: product.id, position: 0, name: product.name, model: "AC03W" },
          ...{ details: {}, unitPaise: product.pricePaise, quantity },
          ...{ hsn: "85044030", gstRateBp: 500 },
        },
      },
    },
    select: { id: true, lines: { select: { id: true } } },
  });
  return tx.order.create({
    data: {
      ...{ number: `AK-TEST-${code.slice(0, 8)}`, purchaseId: purchase.id, userId, totalPaise },
      ...{ lineId: purchase.lines[0]?.id ?? "", placedAt },
      ...withCash(status),
    },
    select: { id: true, number: true },
  });
}
