import { randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db";
import type { OrderStatus } from "@/lib/orders/contract";
import type { Sold } from "@/tests/support/shop/builders";

/** The status of a cash order with its cash state: a canceled one collects nothing. */
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

/** A cash order with its purchase, written directly to the tables without moving stock. */
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
      unitsOut: status === "canceled" ? 0 : quantity,
    },
    select: { id: true, number: true },
  });
}

type Paid = {
  userId: string;
  placedAt?: Date;
  lines: readonly { product: Sold; quantity: number }[];
};

/** A card purchase with its orders, written directly to the tables without moving stock; returns the orders' ids. */
export async function aPaidPurchase(
  { userId, lines, placedAt = new Date() }: Paid,
  tx: Tx = db(),
): Promise<string[]> {
  const code = randomBytes(32).toString("hex");
  const totalOf = ({ product, quantity }: Paid["lines"][number]) => product.pricePaise * quantity;
  const totalPaise = lines.reduce((sum, line) => sum + totalOf(line), 0);
  const paidBy = `pay_${code.slice(0, 14)}`;
  const purchase = await tx.purchase.create({
    data: {
      ...{ userId, state: "placed", method: "online", totalPaise, wishHash: code, paidBy },
      ...{ address: ADDRESS, deliveryAddress: "12, Lake View, Bengaluru 560001", placedAt },
      ...{ createdAt: placedAt, closedAt: placedAt },
      lines: {
        create: lines.map(({ product, quantity }, position) => ({
          ...{ productId: product.id, position, name: product.name, model: "AC03W" },
          ...{ details: {}, unitPaise: product.pricePaise, quantity },
          ...{ hsn: "85044030", gstRateBp: 500 },
        })),
      },
    },
    select: { id: true, lines: { select: { id: true }, orderBy: { position: "asc" } } },
  });
  const { id: purchaseId } = purchase;
  await tx.paymentAttempt.create({
    data: { receipt: code.slice(0, 40), ...paidAttempt(purchaseId, paidBy, totalPaise) },
    select: { id: true },
  });
  const orders = await tx.order.createManyAndReturn({
    data: lines.map((line, index) => ({
      ...{ number: `AK-TEST-${code.slice(0, 8)}${index}`, purchaseId, userId, placedAt },
      ...{ lineId: purchase.lines[index]?.id ?? "", unitsOut: line.quantity },
      totalPaise: totalOf(line),
    })),
    select: { id: true },
  });
  return orders.map(({ id }) => id);
}

/** An attempt whose payment the provider has captured. */
function paidAttempt(purchaseId: string, paymentId: string, amountPaise: number) {
  const amounts = { amountPaise, currency: "INR", method: "card" };
  const payment = { id: paymentId, purchaseId, ...amounts, status: "captured", captured: true };
  const payments = { create: payment };
  return { purchaseId, keyId: "rzp_test", amountPaise, state: "paid" as const, payments };
}

const ADDRESS = {
  ...{ house_building: "12, Lake View", locality_street: "MG Road", city: "Bengaluru" },
  ...{ district: "Bengaluru Urban", state: "Karnataka", pin: "560001" },
};
