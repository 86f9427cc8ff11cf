import type { Metadata } from "next";
import { SettingSection } from "@/components/account/setting-section";
import { InvitationList } from "@/components/admin/settings/invitation-list";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { AdminShell } from "@/components/layout/admin-shell";
import { listInvitations } from "@/lib/auth/admins/invitations";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Administrators", robots: { index: false } };

export default async function PeopleSettingsPage() {
  const admin = await requireAdmin("/admin/settings/people", "run");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <h1>Administrators</h1>
      <SettingsNav />
      <SettingSection
        id="invitations"
        title="Invitations"
        text="An invitation makes one administrator. Its link works once, for 72 hours."
        failure="The invitations could not be loaded."
      >
        <LoadedInvitations admin={admin} />
      </SettingSection>
    </AdminShell>
  );
}

async function LoadedInvitations({ admin }: { admin: Admin }) {
  const { invitations } = await listInvitations(admin, {});
  return <InvitationList initial={invitations} />;
}
