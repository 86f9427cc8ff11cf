"use client";

import {
  ChartColumn,
  ClipboardList,
  LayoutDashboard,
  Package,
  Settings,
  User,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { Palette } from "@/components/admin/palette/palette";
import { RoleProvider } from "@/components/admin/users/role";
import { AppShell } from "@/components/layout/app-shell";
import { LogoutButton } from "@/components/layout/logout-button";
import type { OfficeRole } from "@/lib/call/roles";
import { adminNavigation } from "@/lib/content/navigation";

/** Layout of the back-office. */
export function AdminShell({
  user,
  wide = true,
  children,
}: {
  user: { name: string | null; role: OfficeRole | null };
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <AppShell
      label="Back-office"
      // Only the name: other fields of `user` must not be sent to the browser.
      user={{ name: user.name }}
      wide={wide}
      items={withIcons}
      below={[]}
      logout={<LogoutButton audience="admin" />}
      profileHref="/admin/profile"
      tools={
        <RoleProvider role={user.role}>
          <Palette />
        </RoleProvider>
      }
    >
      <RoleProvider role={user.role}>{children}</RoleProvider>
    </AppShell>
  );
}

const ICONS = {
  "/admin/dashboard": LayoutDashboard,
  "/admin/users": Users,
  "/manage/products": Package,
  "/admin/orders": ClipboardList,
  "/admin/report": ChartColumn,
  "/admin/profile": User,
  "/admin/settings": Settings,
};

const withIcons = adminNavigation.map((entry) => ({
  ...entry,
  icon: ICONS[entry.href as keyof typeof ICONS],
}));
