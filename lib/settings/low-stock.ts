import "server-only";
import { dayCode } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { lowStockMail } from "@/lib/mail/letters/staff";
import type { ShopSettings } from "@/lib/settings/contract";
import { notifyStaff } from "@/lib/settings/notify";
import { isNewlyLow } from "@/lib/settings/rules";
import { readSettings } from "@/lib/settings/service";

export type StockChange = { productId: string; name: string; before: number; after: number };

/** Whether staff is to be told of one of these changes. */
export function isNoticed(
  changes: readonly Pick<StockChange, "before" | "after">[],
  { low_stock: level, notify_low_stock: isOn }: ShopSettings,
): boolean {
  return isOn && changes.some((change) => isNewlyLow(change, level));
}

/**
 * Notifies staff which chargers have just become low on stock, at most once a day per charger. Call it in
 * the transaction that moves the stock, while it holds the products' rows; `known` are the settings, if they are read.
 */
export async function noticeLowStock(
  tx: Tx,
  changes: readonly StockChange[],
  known?: ShopSettings,
): Promise<void> {
  const settings = known ?? (await readSettings(tx));
  if (!isNoticed(changes, settings)) return;
  const { low_stock: level } = settings;
  const today = dayCode(new Date());
  for (const { productId, name, before, after } of changes) {
    if (!isNewlyLow({ before, after }, level)) continue;
    const key = `${productId}:${today}`;
    await notifyStaff(tx, "low_stock", { key }, lowStockMail, {
      productId,
      name,
      left: after,
      level,
    });
  }
}
