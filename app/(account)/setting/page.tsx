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
      <SettingSection
        id="second-factor"
        title="Two-factor authentication"
        text="A code by mail beside the password: a second proof that it is you."
        failure="Failed to load 2FA status"
      >
        <LoadedSecondFactor customer={customer} />
      </SettingSection>
      <SettingSection
        id="password"
        title="Password reset"
        text="A new password signs you out on every device, here too."
      >
        <LoadedPasswordReset customer={customer} />
      </SettingSection>
      <SettingSection
        id="devices"
        title="Signed-in devices"
        text="One of them is not yours? Sign it out and choose a new password."
        failure="Your devices could not be loaded."
      >
        <LoadedDevices customer={customer} />
      </SettingSection>
      <SettingSection
        id="data"
        title="My data"
        text="Everything we hold about you, in one file. Or gone, if you would rather leave."
      >
        <PersonalData />
      </SettingSection>
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
