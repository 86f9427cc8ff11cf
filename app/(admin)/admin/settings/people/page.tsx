import type { Metadata } from "next";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { SettingSection } from "@/components/account/setting-section";
import { InvitationList } from "@/components/admin/settings/invitation-list";
import { listInvitations } from "@/lib/auth/admins/invitations";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Administrators", robots: { index: false } };

export default async function PeopleSettingsPage() {
  const admin = await requireAdmin("/admin/settings/people", "run");
  return (
    <SettingsPage admin={admin} title="Administrators">
      <SettingSection
        id="invitations"
        title="Invitations"
        text="An invitation makes one administrator. Its link works once, for 72 hours."
        failure="The invitations could not be loaded."
      >
        <LoadedInvitations admin={admin} />
      </SettingSection>
    </SettingsPage>
  );
}

async function LoadedInvitations({ admin }: { admin: Admin }) {
  const { invitations } = await listInvitations(admin, {});
  return <InvitationList initial={invitations} />;
}
