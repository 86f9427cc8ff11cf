"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRole } from "@/components/admin/users/role";
import { may, type Right } from "@/lib/call/roles";

/** Links between the pages of the settings, without those that the current role cannot open. */
export function SettingsNav() {
  const path = usePathname();
  const role = useRole();
  return (
    <nav className="settings-nav" aria-label="Settings">
      <ul>
        {PAGES.filter(({ right = "look" }) => may(role, right)).map(({ label, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={path === href ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PAGES: readonly { label: string; href: string; right?: Right }[] = [
  { label: "My account", href: "/admin/settings" },
  { label: "Company", href: "/admin/settings/company", right: "run" },
  { label: "Administrators", href: "/admin/settings/people", right: "run" },
  { label: "API keys", href: "/admin/settings/api-keys", right: "run" },
  { label: "Audit log", href: "/admin/audit" },
  { label: "Data retention", href: "/admin/settings/retention" },
];
