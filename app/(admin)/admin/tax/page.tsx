import type { Metadata } from "next";
import { Suspense } from "react";
import { ReportNav } from "@/components/admin/sales/report-nav";
import { PeriodList } from "@/components/admin/tax/period-list";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { AdminShell } from "@/components/layout/admin-shell";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { listTaxPeriods } from "@/lib/filing/service";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "GST returns", robots: { index: false } };

export default async function TaxPage() {
  const admin = await requireAdmin("/admin/tax");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>GST returns</h1>
      <ReportNav />
      <p className="mute">
        The months in which tax invoices were issued. Open one for its tables and its files.{" "}
        <TextLink href="/admin/tax/portals">E-invoices and e-way bills</TextLink>
      </p>
      <LoadBoundary text="The months could not be loaded." boxed>
        <Suspense fallback={<RowsSkeleton rows={6} head />}>
          <Periods admin={admin} />
        </Suspense>
      </LoadBoundary>
    </AdminShell>
  );
}

async function Periods({ admin }: { admin: Admin }) {
  const { periods } = await listTaxPeriods(admin, {});
  if (periods.length > 0) return <PeriodList periods={periods} />;
  return (
    <div className="surface">
      <EmptyState text="No tax invoice was issued yet. The first dispatch after the company’s GST registration is entered makes one." />
    </div>
  );
}
