import { db } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { rupeesFromPaise } from "@/lib/money";
import { recordCash } from "@/lib/orders/cash/received";
import { takeBackCash } from "@/lib/orders/cash/taken-back";
import { setCash } from "@/tests/support/shop/settings";

/** Sets a cash fee, so that the books can lose one. Returns a function that resets it. */
export async function chargeFee(): Promise<() => Promise<unknown>> {
  const feePaise = 49_00;
  await setCash({ feePaise });
  return () => setCash();
}

/** The office records the cash due for an order, or takes the receipt back. */
export async function handleCash(admin: Admin, id: string, n: number): Promise<void> {
  if (n % 3 === 1) await takeBackCash(admin, { id, reason: "Wrong parcel" });
  else await recordCash(admin, { id, amount: rupeesFromPaise(await due(id)) });
}

/** Asserts that every unit of an undelivered parcel is expected back. */
export async function expectNoneLeftOut(): Promise<void> {
  const select = { subject: true } as const;
  const entries = await db().auditEntry.findMany({
    where: { action: "order.not-delivered" },
    select,
  });
  const undelivered = await db().order.findMany({
    where: { id: { in: entries.map(({ subject }) => subject) } },
  });
  for (const { number, unitsOut, unitsComing } of undelivered) {
    expect({ number, unitsOut }).toEqual({ number, unitsOut: unitsComing });
  }
}

async function due(id: string): Promise<number> {
  const order = await db().order.findUniqueOrThrow({ where: { id } });
  return Number(order.totalPaise) + Number(order.cashFeePaise);
}
