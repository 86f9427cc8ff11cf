import { db } from "@/lib/db";

/** Lets a purchase hold all units that it is for, whatever their share of the stock. */
export async function holdWholeOrders(): Promise<void> {
  const data = { heldPercent: 100 };
  await db().onlineSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}
