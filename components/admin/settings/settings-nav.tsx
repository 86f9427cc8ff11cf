"use client";

import { PageTabs, type TabPage } from "@/components/admin/ui/page-tabs";
import { useRole } from "@/components/admin/users/role";
import { may, type Right } from "@/lib/call/roles";

/** Links between the pages of the settings, without those that the current role cannot open. */
export function SettingsNav() {
  const role = useRole();
  return (
    <PageTabs label="Settings" pages={PAGES.filter(({ right = "look" }) => may(role, right))} />
  );
}

const PAGES: readonly (TabPage & { right?: Right })[] = [
  { label: "My account", href: "/admin/settings" },
  { label: "Company", href: "/admin/settings/company", right: "run" },
  { label: "Administrators", href: "/admin/settings/people", right: "run" },
  { label: "API keys", href: "/admin/settings/api-keys", right: "run" },
  { label: "Audit log", href: "/admin/audit" },
  { label: "Data retention", href: "/admin/settings/retention" },
];
