import type { ReactNode } from "react";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { AdminShell } from "@/components/layout/admin-shell";
import type { OfficeRole } from "@/lib/call/roles";

type SettingsPageProps = {
  admin: { name: string | null; role: OfficeRole | null };
  title: string;
  /** What the page is for, below the links. */
  text?: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
  /** Its sections stand in columns; else the content has the full width, as a table. */
  columns?: boolean;
  children: ReactNode;
};

/** The frame of a page of the settings: its title, and the links to the others at the same height on all. */
export function SettingsPage(props: SettingsPageProps) {
  const { admin, title, text, action, columns = false, children } = props;
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={!columns}>
      <h1>{title}</h1>
      <SettingsNav />
      {text && <Intro action={action}>{text}</Intro>}
      {columns ? <div className="account-grid account-grid--settings">{children}</div> : children}
    </AdminShell>
  );
}

function Intro({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-row between settings-intro">
      <div className="mute">{children}</div>
      {action}
    </div>
  );
}
