import type { Metadata } from "next";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { SettingSection } from "@/components/account/setting-section";
import { Authenticator } from "@/components/admin/authenticator/authenticator";
import { RoleNote } from "@/components/admin/users/role";
import { DeviceList } from "@/components/auth/security/device-list";
import { PasswordReset } from "@/components/auth/security/setting-password";
import { SecondFactor } from "@/components/auth/security/setting-second-factor";
import { getAdminProfile } from "@/lib/auth/admins/admin-profile";
import { authenticatorState } from "@/lib/auth/authenticator/service";
import { requireAdmin } from "@/lib/auth/session/current";
import { listAdminDevices } from "@/lib/auth/session/devices";
import { adminSecondFactorStatus } from "@/lib/auth/sign-in/second-factor";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Account Settings", robots: { index: false } };

export default async function AdminSettingsPage() {
  const admin = await requireAdmin("/admin/settings");
  return (
    <SettingsPage admin={admin} title="Account Settings" columns text={NOTE}>
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
        id="devices"
        title="Where you are logged in"
        text="A session of the back-office ends after twelve hours without use."
        failure="Your devices could not be loaded."
      >
        <LoadedDevices admin={admin} />
      </SettingSection>
      <SettingSection
        id="password"
        title="Password reset"
        text="Changing it logs you out everywhere, here too."
      >
        <LoadedPasswordReset admin={admin} />
      </SettingSection>
    </SettingsPage>
  );
}

const NOTE = (
  <RoleNote right="run">
    Company settings, payments, administrators and API keys are an owner’s.
  </RoleNote>
);

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
