"use client";

import {
  ArrowLeft,
  ClipboardList,
  LayoutDashboard,
  Settings,
  ShoppingCart,
  User,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { CartCountInWords } from "@/components/layout/header/cart-count";
import { LogoutButton } from "@/components/layout/logout-button";
import { customerNavigation } from "@/lib/content/navigation";

/** Layout of the customer's pages: sidebar, "Hello, {name}", avatar menu. */
export function AccountShell({
  user,
  wide,
  children,
}: {
  user: { name: string | null };
  /** Content uses the full width. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <AppShell
      label="Account"
      user={user}
      wide={wide}
      items={withIcons}
      below={[{ label: "Return to Home", href: "/", icon: ArrowLeft }]}
      logout={<LogoutButton audience="customer" />}
      profileHref="/profile"
    >
      {children}
    </AppShell>
  );
}

const ICONS = {
  "/dashboard": LayoutDashboard,
  "/products": Zap,
  "/cart": ShoppingCart,
  "/order": ClipboardList,
  "/profile": User,
  "/setting": Settings,
};

const withIcons = customerNavigation.map((entry) => ({
  ...entry,
  icon: ICONS[entry.href as keyof typeof ICONS],
  extra: entry.href === "/cart" ? <CartCountInWords /> : undefined,
}));
