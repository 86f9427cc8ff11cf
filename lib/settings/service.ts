import "server-only";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { lockOneRow } from "@/lib/lock";
import {
  FIRST_SETTINGS,
  getShopSettings,
  type ShopSettings,
  updateShopSettings,
} from "@/lib/settings/contract";

const getShopSettingsService = serve(getShopSettings, () => readSettings(db()));

const updateShopSettingsService = serve(updateShopSettings, async (actor, after) => {
  await db().$transaction(async (tx) => {
    await lockOneRow(tx, "ShopSettings");
    const before = await readSettings(tx);
    await tx.shopSettings.update({
      where: ONE_ROW,
      data: {
        lowStock: after.low_stock,
        notifyEmails: after.notify_emails,
        notifyOrders: after.notify_orders,
        notifyLowStock: after.notify_low_stock,
        notifyMessages: after.notify_messages,
        notifyReports: after.notify_reports,
      },
      select: { id: true },
    });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: "shop_settings.changed",
      subject: "shop-settings",
      detail: { before: withoutAddresses(before), after: withoutAddresses(after) },
    });
  });
  return { ...after, message: "Company settings saved." };
});

export {
  getShopSettingsService as getShopSettings,
  updateShopSettingsService as updateShopSettings,
};

/** The settings of this moment, by one primary key; a new shop's where nobody has set any. */
export async function readSettings(tx: Tx): Promise<ShopSettings> {
  const row = await tx.shopSettings.findUnique({ where: ONE_ROW });
  if (!row) return FIRST_SETTINGS;
  return {
    low_stock: row.lowStock,
    notify_emails: row.notifyEmails,
    notify_orders: row.notifyOrders,
    notify_low_stock: row.notifyLowStock,
    notify_messages: row.notifyMessages,
    notify_reports: row.notifyReports,
  };
}

const ONE_ROW = { id: 1 };

/** The audit holds no addresses: enough of each to see that another one was put in. */
function withoutAddresses(settings: ShopSettings) {
  return { ...settings, notify_emails: settings.notify_emails.map(maskedEmail) };
}
