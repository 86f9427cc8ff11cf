import type { Metadata } from "next";
import { cache } from "react";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { SettingSection } from "@/components/account/setting-section";
import { CashForm } from "@/components/admin/settings/cash-form";
import { CashProducts } from "@/components/admin/settings/cash-products";
import { OnlineForm } from "@/components/admin/settings/online-form";
import { ShopForm } from "@/components/admin/settings/shop-form";
import { EwayLimits } from "@/components/admin/settings/tax/eway-limits";
import { PanForm } from "@/components/admin/settings/tax/pan-form";
import { PortalForm } from "@/components/admin/settings/tax/portal-form";
import { Rates } from "@/components/admin/settings/tax/rates";
import { Registrations } from "@/components/admin/settings/tax/registrations";
import { requireAdmin } from "@/lib/auth/session/current";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { getCashSettings } from "@/lib/cash/service";
import { getPortalTerms } from "@/lib/company/portals/service";
import { getTaxSetup } from "@/lib/company/service";
import { dayCode } from "@/lib/dates";
import type { Admin } from "@/lib/identity/actor";
import { formatPaise } from "@/lib/money";
import { getOnlineSettings } from "@/lib/online/service";
import { getShopSettings } from "@/lib/settings/service";

export const metadata: Metadata = { title: "Company settings", robots: { index: false } };

export default async function CompanySettingsPage() {
  const admin = await requireAdmin("/admin/settings/company", "run");
  return (
    <SettingsPage admin={admin} title="Company" columns>
      <SettingSection
        id="company"
        title="Company settings"
        text="When stock is low, and who is emailed about what happens in the shop."
        failure="The company settings could not be loaded."
      >
        <LoadedShop admin={admin} />
      </SettingSection>
      <SettingSection
        id="registrations"
        title="GST registrations"
        text="Who sells. The registration in force issues the tax invoice when an order leaves; nothing it has issued can be changed."
        failure="The registrations could not be loaded."
      >
        <LoadedRegistrations admin={admin} />
      </SettingSection>
      <SettingSection
        id="rates"
        title="Tax rates"
        text="By HSN or SAC and day. What is bought keeps the rate of its day; a product whose code has no row here keeps its own."
        failure="The tax rates could not be loaded."
      >
        <LoadedRates admin={admin} />
      </SettingSection>
      <SettingSection
        id="portals"
        title="E-invoices and e-way bills"
        text="Off until the law asks for them. What is on appears under GST returns and on the pages of orders."
        failure="The settings of the portals could not be loaded."
      >
        <LoadedPortals admin={admin} />
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
    </SettingsPage>
  );
}

/** One read for the two sections. */
const readSetup = cache((admin: Admin) => getTaxSetup(admin, {}));

async function LoadedRegistrations({ admin }: { admin: Admin }) {
  const { registrations, pan_above } = await readSetup(admin);
  return (
    <div className="stack stack--wide">
      <Registrations registrations={registrations} today={dayCode(new Date())} />
      <PanForm above={pan_above} />
    </div>
  );
}

async function LoadedRates({ admin }: { admin: Admin }) {
  const { rates } = await readSetup(admin);
  return <Rates rates={rates} today={dayCode(new Date())} />;
}

async function LoadedPortals({ admin }: { admin: Admin }) {
  const terms = await getPortalTerms(admin, {});
  return (
    <div className="stack stack--wide">
      <PortalForm initial={terms} />
      <EwayLimits limits={terms.limits} today={dayCode(new Date())} />
    </div>
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
