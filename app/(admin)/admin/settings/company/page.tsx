import type { Metadata } from "next";
import { SettingSection } from "@/components/account/setting-section";
import { CashForm } from "@/components/admin/settings/cash-form";
import { CashProducts } from "@/components/admin/settings/cash-products";
import { OnlineForm } from "@/components/admin/settings/online-form";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { ShopForm } from "@/components/admin/settings/shop-form";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { getCashSettings } from "@/lib/cash/service";
import type { Admin } from "@/lib/identity/actor";
import { formatPaise } from "@/lib/money";
import { getOnlineSettings } from "@/lib/online/service";
import { getShopSettings } from "@/lib/settings/service";

export const metadata: Metadata = { title: "Company settings", robots: { index: false } };

export default async function CompanySettingsPage() {
  const admin = await requireAdmin("/admin/settings/company", "run");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <h1>Company</h1>
      <SettingsNav />
      <div className="account-grid account-grid--settings">
        <SettingSection
          id="company"
          title="Company settings"
          text="When stock is low, and who is emailed about what happens in the shop."
          failure="The company settings could not be loaded."
        >
          <LoadedShop admin={admin} />
        </SettingSection>
        <SettingSection
          id="online"
          title="Online payment"
          text="By UPI, card or net banking. A larger purchase is led to the contact form, for a bank transfer."
          failure="The limit of online payment could not be loaded."
        >
          <LoadedOnline admin={admin} />
        </SettingSection>
        <SettingSection
          id="cash"
          title="Cash on delivery"
          text={`Limits beside the law’s own: a cash purchase stays below ${formatPaise(CASH_LIMIT_PAISE)}, the fee included.`}
          failure="The cash settings could not be loaded."
        >
          <LoadedCash admin={admin} />
        </SettingSection>
      </div>
    </AdminShell>
  );
}

async function LoadedShop({ admin }: { admin: Admin }) {
  return <ShopForm initial={await getShopSettings(admin, {})} />;
}

async function LoadedOnline({ admin }: { admin: Admin }) {
  return <OnlineForm initial={await getOnlineSettings(admin, {})} />;
}

async function LoadedCash({ admin }: { admin: Admin }) {
  const { products, ...settings } = await getCashSettings(admin, {});
  return (
    <div className="stack stack--wide">
      <CashForm initial={settings} />
      <CashProducts initial={products} />
    </div>
  );
}
