import type { Metadata } from "next";
import { PersonalData } from "@/components/account/setting-data";
import { SettingSection } from "@/components/account/setting-section";
import { DeviceList } from "@/components/auth/security/device-list";
import { PasswordReset } from "@/components/auth/security/setting-password";
import { SecondFactor } from "@/components/auth/security/setting-second-factor";
import { AccountShell } from "@/components/layout/account-shell";
import { getProfile } from "@/lib/accounts/service";
import { requireCustomer } from "@/lib/auth/session/current";
import { listDevices } from "@/lib/auth/session/devices";
import { secondFactorStatus } from "@/lib/auth/sign-in/second-factor";
import type { Customer } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingPage() {
  const customer = await requireCustomer("/setting");
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1>Settings</h1>
      <div className="account-grid account-grid--settings">
        <SettingSection
          id="second-factor"
          title="Two-factor authentication"
          text="An emailed code as well as your password."
          failure="Failed to load 2FA status"
        >
          <LoadedSecondFactor customer={customer} />
        </SettingSection>
        <SettingSection
          id="password"
          title="Password reset"
          text="Changing it signs you out everywhere, here too."
        >
          <LoadedPasswordReset customer={customer} />
        </SettingSection>
        <SettingSection
          id="devices"
          title="Where you are logged in"
          text="Not yours? Log it out and change your password."
          failure="Your devices could not be loaded."
        >
          <LoadedDevices customer={customer} />
        </SettingSection>
        <SettingSection
          id="data"
          title="My data"
          text="Download everything we hold about you. Or delete all of it."
        >
          <PersonalData />
        </SettingSection>
      </div>
    </AccountShell>
  );
}

async function LoadedSecondFactor({ customer }: { customer: Customer }) {
  const { enabled, status } = await secondFactorStatus(customer, {});
  return <SecondFactor audience="customer" initial={{ enabled, message: status.message }} />;
}

async function LoadedPasswordReset({ customer }: { customer: Customer }) {
  const { user_data } = await getProfile(customer, {});
  return <PasswordReset audience="customer" email={user_data.email} />;
}

async function LoadedDevices({ customer }: { customer: Customer }) {
  const { sessions } = await listDevices(customer, {});
  return <DeviceList audience="customer" initial={sessions} />;
}
