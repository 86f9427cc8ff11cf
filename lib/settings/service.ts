import "server-only";
import { audit } from "@/lib/audit/record";
import { maskedEmail } from "@/lib/audit/rules";
import { hasAuthenticator } from "@/lib/auth/authenticator/authenticator";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Admin } from "@/lib/identity/actor";
import { assertProved } from "@/lib/identity/proof";
import { lockOneRow } from "@/lib/lock";
import * as contract from "@/lib/settings/contract";
import { FIRST_SETTINGS, type ShopSettings } from "@/lib/settings/contract";
import { rows } from "@/lib/sql";

export const getShopSettings = serve(contract.getShopSettings, () => readSettings(db()));

export const updateShopSettings = serve(contract.updateShopSettings, async (actor, wanted) => {
  const after = await db().$transaction(async (tx) => {
    await lockOneRow(tx, "ShopSettings");
    const before = await readSettings(tx);
    const { require_authenticator: isRequired = before.require_authenticator } = wanted;
    const after = { ...wanted, require_authenticator: isRequired };
    if (after.require_authenticator !== before.require_authenticator) {
      await assertProved(actor);
      await assertOwnAuthenticator(tx, actor, after.require_authenticator);
    }
    await tx.shopSettings.update({
      where: ONE_ROW,
      data: {
        lowStock: after.low_stock,
        notifyEmails: after.notify_emails,
        notifyOrders: after.notify_orders,
        notifyLowStock: after.notify_low_stock,
        notifyMessages: after.notify_messages,
        notifyReports: after.notify_reports,
        requireAuthenticator: after.require_authenticator,
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
    return after;
  });
  return { ...after, message: "Company settings saved." };
});

/** The current settings; the defaults of a new shop if none are stored. */
export async function readSettings(tx: Tx): Promise<ShopSettings> {
  const [row] = await rows<SettingsRow>(tx, READ);
  if (!row) return FIRST_SETTINGS;
  return {
    low_stock: row.lowStock,
    notify_emails: row.notifyEmails ?? [],
    notify_orders: row.notifyOrders,
    notify_low_stock: row.notifyLowStock,
    notify_messages: row.notifyMessages,
    notify_reports: row.notifyReports,
    require_authenticator: row.requireAuthenticator,
  };
}

/** An administrator without an app who turns it on would be locked out. */
async function assertOwnAuthenticator(tx: Tx, { userId }: Admin, on: boolean): Promise<void> {
  if (!on || (await hasAuthenticator(userId, tx))) return;
  throw new AppError("conflict", "Set your own authenticator app up first.");
}

const ONE_ROW = { id: 1 };
const READ = Prisma.sql`
  SELECT "lowStock", "notifyEmails", "notifyOrders", "notifyLowStock", "notifyMessages", "notifyReports",
    "requireAuthenticator"
  FROM "ShopSettings" WHERE id = 1`;
/** `notifyEmails` is null where nobody has set it: Prisma would read an empty list. */
type SettingsRow = {
  lowStock: number;
  notifyEmails: string[] | null;
  notifyOrders: boolean;
  notifyLowStock: boolean;
  notifyMessages: boolean;
  notifyReports: boolean;
  requireAuthenticator: boolean;
};

/** The audit log holds no addresses, only enough of each to see that it was replaced. */
function withoutAddresses(settings: ShopSettings) {
  return { ...settings, notify_emails: settings.notify_emails.map(maskedEmail) };
}
