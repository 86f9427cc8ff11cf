import { db } from "@/lib/db";

const RELAXED = {
  minPaise: null,
  maxPaise: null,
  feePaise: 0,
  oneOpenPerPhone: false,
  verifiedOnly: false,
};

/** Sets what holds for cash; whatever is left out is no limit. Every file begins without any. */
export async function setCash(settings: Partial<typeof RELAXED | CashRow> = {}): Promise<void> {
  const data = { ...RELAXED, ...settings };
  await db().cashSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}

type CashRow = { minPaise: number; maxPaise: number; feePaise: number };

/** Lets a purchase hold all units that it is for, whatever their share of the stock. */
export const holdWholeOrders = () => setOnline({ heldPercent: 100 });

/** Sets what holds for online payment; whatever is left out stays. */
export async function setOnline(data: {
  maxPaise?: number | null;
  heldPercent?: number;
}): Promise<void> {
  await db().onlineSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}
