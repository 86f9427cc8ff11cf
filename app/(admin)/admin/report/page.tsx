import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DemoSection, MessageSection } from "@/app/(admin)/admin/report/inbox-sections";
import { ReportSection } from "@/app/(admin)/admin/report/report-section";
import {
  ProductSection,
  SalesSection,
  StockSection,
} from "@/app/(admin)/admin/report/sales-sections";
import { ReportNav } from "@/components/admin/sales/report-nav";
import { viewInput } from "@/components/admin/view/view-address";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";

export const metadata: Metadata = { title: "Analytics and Contacts", robots: { index: false } };

export default async function ReportPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const admin = await requireAdmin("/admin/report");
  const view = viewInput(await searchParams);
  const inbox = inboxOf(view);
  if (inbox) redirect(inbox);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Analytics and Contacts</h1>
      <ReportNav />
      <SalesSection admin={admin} />
      <div className="columns columns--even">
        <ProductSection admin={admin} view={view} />
        <StockSection admin={admin} view={view} />
      </div>
      <ReportSection admin={admin} view={view} />
      <div className="columns">
        <MessageSection admin={admin} />
        <DemoSection admin={admin} />
      </div>
    </AdminShell>
  );
}

/** Where the inboxes are read that were once part of this page, for links in older emails and bookmarks. */
function inboxOf({ messages, demos }: Record<string, string>): string | null {
  if (demos) return "/admin/messages?inbox=demos&show=unread";
  return messages ? "/admin/messages?show=unread" : null;
}
