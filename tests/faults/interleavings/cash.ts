import type { Admin } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { rupeesFromPaise } from "@/lib/money";
import { recordCash } from "@/lib/orders/cash-received";
import { takeBackCash } from "@/lib/orders/cash-taken-back";
import { reportNotDelivered } from "@/lib/payments/not-delivered";

/** A cash fee while the play lasts, so that there is one to go astray. Answers how to end it. */
export async function chargeFee(): Promise<() => Promise<unknown>> {
  const feePaise = 49_00;
  await db().cashSettings.upsert({
    where: { id: 1 },
    create: { id: 1, feePaise },
    update: { feePaise },
  });
  return () => db().cashSettings.deleteMany();
}

/** The office and the cash of an order: what was due is written down, taken back, or its parcel comes back. */
export async function handleCash(admin: Admin, id: string, n: number): Promise<void> {
  const reason = "Wrong parcel";
  if (n % 3 === 1) await takeBackCash(admin, { id, reason });
  else if (n % 3 === 2) await reportNotDelivered(admin, { id, reason });
  else await recordCash(admin, { id, amount: rupeesFromPaise(await due(id)) });
}

async function due(id: string): Promise<number> {
  const order = await db().order.findUniqueOrThrow({ where: { id } });
  return Number(order.totalPaise) + Number(order.cashFeePaise);
}
