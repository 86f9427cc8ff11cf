"use client";

import type { LucideIcon } from "lucide-react";
import { PanelLeft, User } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AvatarMenu } from "@/components/layout/header/avatar-menu";
import { SideMenu } from "@/components/layout/header/side-menu";
import { SkipLink } from "@/components/layout/header/skip-link";
import { useSidebar } from "@/components/layout/use-sidebar";
import { IconButton } from "@/components/ui/icon-button";
import { IntentLink } from "@/components/ui/intent-link";
import { Logo } from "@/components/ui/logo";
import { isUnder, type SidebarEntry } from "@/lib/content/navigation";

/** `extra` stands at the end of the line, e.g. a number. */
export type ShellItem = SidebarEntry & { icon: LucideIcon; extra?: ReactNode };

type AppShellProps = {
  /** Accessible name of the sidebar. */
  label: string;
  user: { name: string | null };
  wide?: boolean;
  items: readonly ShellItem[];
  /** Links at the bottom, above Logout. */
  below: readonly ShellItem[];
  logout: ReactNode;
  /** Target of "My Profile" in the avatar menu. Without it the menu has no such entry. */
  profileHref?: string;
  /** Content of the top bar beside the avatar. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Sidebar, top bar and `<main>` of account and back-office; pages pass only their content. */
export function AppShell({
  label,
  user,
  wide,
  items,
  below,
  logout,
  profileHref,
  tools,
  children,
}: AppShellProps) {
  const sidebar = useSidebar();
  const lists = <Lists items={items} below={below} logout={logout} />;
  const classes = ["shell", "dense", sidebar.collapsed && "collapsed", wide && "shell--wide"];
  return (
    <>
      <SkipLink />
      <div className={classes.filter(Boolean).join(" ")}>
        <Sidebar label={label} sidebar={sidebar}>
          {lists}
        </Sidebar>
        <div className="shell-main">
          <header className="shell-top">
            <SideMenu>
              <nav className="side-nav" aria-label={label}>
                {lists}
              </nav>
            </SideMenu>
            <p className="hello">Hello, {user.name || "User"}</p>
            {tools}
            <AvatarMenu name={user.name}>
              {profileHref && (
                <IntentLink href={profileHref}>
                  <User className="icon" aria-hidden="true" />
                  My Profile
                </IntentLink>
              )}
              {logout}
            </AvatarMenu>
          </header>
          <main id="main" className="shell-body">
            {children}
          </main>
        </div>
      </div>
    </>
  );
}

type SidebarProps = {
  label: string;
  sidebar: ReturnType<typeof useSidebar>;
  children: ReactNode;
};

function Sidebar({ label, sidebar, children }: SidebarProps) {
  return (
    <aside className="side">
      <div className="side-inner">
        <div className="side-head">
          <IntentLink className="logo" href="/" aria-label="Arklane, home">
            <Logo />
          </IntentLink>
          <IconButton
            size="s"
            label={sidebar.collapsed ? "Expand sidebar" : "Collapse sidebar"}
            aria-expanded={!sidebar.collapsed}
            onClick={sidebar.toggle}
          >
            <PanelLeft className="icon" aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label={label}>{children}</nav>
      </div>
    </aside>
  );
}

function Lists({ items, below, logout }: Pick<AppShellProps, "items" | "below" | "logout">) {
  return (
    <>
      <ul>
        {items.map((item) => (
          <ItemLink key={item.href} item={item} />
        ))}
      </ul>
      <ul className="side-end">
        {below.map((item) => (
          <ItemLink key={item.href} item={item} />
        ))}
        <li>{logout}</li>
      </ul>
    </>
  );
}

function ItemLink({ item }: { item: ShellItem }) {
  const path = usePathname();
  const Icon = item.icon;
  return (
    <li>
      <IntentLink
        href={item.href}
        title={item.label}
        aria-current={isUnder(item, path) ? "page" : undefined}
      >
        <Icon className="icon" aria-hidden="true" />
        <span>{item.label}</span>
        {item.extra}
      </IntentLink>
    </li>
  );
}
