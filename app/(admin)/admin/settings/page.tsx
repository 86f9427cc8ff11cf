import type { Metadata } from "next";
import { SettingSection } from "@/components/account/setting-section";
import { Authenticator } from "@/components/admin/authenticator/authenticator";
import { CashForm } from "@/components/admin/settings/cash-form";
import { CashProducts } from "@/components/admin/settings/cash-products";
import { InvitationList } from "@/components/admin/settings/invitation-list";
import { OnlineForm } from "@/components/admin/settings/online-form";
import { ShopForm } from "@/components/admin/settings/shop-form";
import { RoleNote } from "@/components/admin/users/role";
import { DeviceList } from "@/components/auth/security/device-list";
import { PasswordReset } from "@/components/auth/security/setting-password";
import { SecondFactor } from "@/components/auth/security/setting-second-factor";
import { AdminShell } from "@/components/layout/admin-shell";
import { ButtonLink } from "@/components/ui/button";
import { getAdminProfile } from "@/lib/auth/admins/admin-profile";
import { listInvitations } from "@/lib/auth/admins/invitations";
import { authenticatorState } from "@/lib/auth/authenticator/service";
import { requireAdmin } from "@/lib/auth/session/current";
import { listAdminDevices } from "@/lib/auth/session/devices";
import { adminSecondFactorStatus } from "@/lib/auth/sign-in/second-factor";
import { may } from "@/lib/call/roles";
import { CASH_LIMIT_PAISE } from "@/lib/cash/limit";
import { getCashSettings } from "@/lib/cash/service";
import type { Admin } from "@/lib/identity/actor";
import { formatPaise } from "@/lib/money";
import { getOnlineSettings } from "@/lib/online/service";
import { getShopSettings } from "@/lib/settings/service";

export const metadata: Metadata = { title: "Account Settings", robots: { index: false } };

export default async function AdminSettingsPage() {
  const admin = await requireAdmin("/admin/settings");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <h1>Account Settings</h1>
      <SignInSections admin={admin} />
      {may(admin.role, "run") && <ShopSections admin={admin} />}
      <SettingSection
        id="audit"
        title="Audit log"
        text="Who changed what in the back-office, and everybody’s logins, passwords and sessions."
      >
        <ButtonLink href="/admin/audit" size="s" variant="line">
          Open the audit log
        </ButtonLink>
      </SettingSection>
      <SettingSection
        id="retention"
        title="Data retention"
        text="What data is removed by itself, after how long, and how much it was lately."
      >
        <ButtonLink href="/admin/settings/retention" size="s" variant="line">
          Open data retention
        </ButtonLink>
      </SettingSection>
      <RoleNote right="run">
        Company settings, payments, administrators and API keys are an owner’s.
      </RoleNote>
    </AdminShell>
  );
}

/** The administrator's sign-in settings and devices. */
function SignInSections({ admin }: { admin: Admin }) {
  return (
    <>
      <SettingSection
        id="second-factor"
        title="Two-factor authentication"
        text="An emailed code as well as the password. Recommended for everybody in the back-office."
        failure="Failed to load 2FA status"
      >
        <LoadedSecondFactor admin={admin} />
      </SettingSection>
      <SettingSection
        id="authenticator"
        title="Authenticator app"
        text="A code from an app on your phone instead of the emailed one. Nobody can log in just by reading your email."
        failure="Your authenticator could not be loaded."
      >
        <LoadedAuthenticator admin={admin} />
      </SettingSection>
      <SettingSection
        id="password"
        title="Password reset"
        text="Changing it logs you out everywhere, here too."
      >
        <LoadedPasswordReset admin={admin} />
      </SettingSection>
      <SettingSection
        id="devices"
        title="Where you are logged in"
        text="A session of the back-office ends after twelve hours without use."
        failure="Your devices could not be loaded."
      >
        <LoadedDevices admin={admin} />
      </SettingSection>
    </>
  );
}

/** Settings of the whole shop, for owners only. */
function ShopSections({ admin }: { admin: Admin }) {
  return (
    <>
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
      <SettingSection
        id="invitations"
        title="Administrators"
        text="An invitation makes one administrator. Its link works once, for 72 hours."
        failure="The invitations could not be loaded."
      >
        <LoadedInvitations admin={admin} />
      </SettingSection>
      <SettingSection
        id="api-keys"
        title="API keys"
        text="What opens the shop to an app, a tool or another server of yours, and what each key may do."
      >
        <ButtonLink href="/admin/settings/api-keys" size="s" variant="line">
          Manage API keys
        </ButtonLink>
      </SettingSection>
    </>
  );
}

async function LoadedSecondFactor({ admin }: { admin: Admin }) {
  const { enabled, status } = await adminSecondFactorStatus(admin, {});
  return <SecondFactor audience="admin" initial={{ enabled, message: status.message }} />;
}

async function LoadedAuthenticator({ admin }: { admin: Admin }) {
  const { since, recovery_codes_left } = await authenticatorState(admin, {});
  return <Authenticator since={since} codesLeft={recovery_codes_left} />;
}

async function LoadedPasswordReset({ admin }: { admin: Admin }) {
  const { user_data } = await getAdminProfile(admin, {});
  return <PasswordReset audience="admin" email={user_data.email} />;
}

async function LoadedDevices({ admin }: { admin: Admin }) {
  const { sessions } = await listAdminDevices(admin, {});
  return <DeviceList audience="admin" initial={sessions} />;
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

async function LoadedInvitations({ admin }: { admin: Admin }) {
  const { invitations } = await listInvitations(admin, {});
  return <InvitationList initial={invitations} />;
}
