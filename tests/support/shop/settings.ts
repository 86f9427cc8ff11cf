import { db } from "@/lib/db";

const RELAXED = {
  minPaise: null,
  maxPaise: null,
  feePaise: 0,
  oneOpenPerPhone: false,
  verifiedOnly: false,
};

/** Sets the cash settings; omitted limits are off. Every file starts without any. */
export async function setCash(settings: Partial<typeof RELAXED | CashRow> = {}): Promise<void> {
  const data = { ...RELAXED, ...settings };
  await db().cashSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}

type CashRow = { minPaise: number; maxPaise: number; feePaise: number };

/** Lets a purchase hold all its units, whatever their share of the stock. */
export const holdWholeOrders = () => setOnline({ heldPercent: 100 });

/** Sets the online payment settings; omitted ones stay. */
export async function setOnline(data: {
  maxPaise?: number | null;
  heldPercent?: number;
}): Promise<void> {
  await db().onlineSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}
