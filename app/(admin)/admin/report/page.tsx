import type { Metadata } from "next";
import { DemoSection, MessageSection } from "@/app/(admin)/admin/report/inbox-sections";
import { ReportSection } from "@/app/(admin)/admin/report/report-section";
import {
  ProductSection,
  SalesSection,
  StockSection,
} from "@/app/(admin)/admin/report/sales-sections";
import { ReportLinks } from "@/components/admin/sales/report-links";
import { viewInput } from "@/components/admin/view/view-address";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";

export const metadata: Metadata = { title: "Analytics and Contacts", robots: { index: false } };

export default async function FaultPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const admin = await requireAdmin("/admin/report");
  const view = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div className="page-head">
        <h1>Analytics and Contacts</h1>
        <ReportLinks />
      </div>
      <SalesSection admin={admin} />
      <div className="columns columns--even">
        <ProductSection admin={admin} view={view} />
        <StockSection admin={admin} view={view} />
      </div>
      <ReportSection admin={admin} view={view} />
      <div className="inboxes">
        <MessageSection admin={admin} view={view} />
        <DemoSection admin={admin} view={view} />
      </div>
    </AdminShell>
  );
}
