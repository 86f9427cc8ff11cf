import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { Chargers, Days, Needs, Orders, Shop } from "@/app/(admin)/admin/dashboard/sections";
import {
  AttentionSkeleton,
  BarsSkeleton,
  DaySalesSkeleton,
  FiguresSkeleton,
  StatusSkeleton,
} from "@/components/admin/dashboard/dashboard-skeleton";
import { FreshPage } from "@/components/admin/dashboard/fresh-page";
import { viewInput } from "@/components/admin/view/view-address";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { salesByDay } from "@/lib/analytics/admin-contract";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default async function AdminDashboardPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const admin = await requireAdmin("/admin/dashboard");
  const period = validInput(salesByDay.input, viewInput(await searchParams));
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1 className="visually-hidden">Dashboard</h1>
      <FreshPage />
      <Section what="What needs attention" fallback={<AttentionSkeleton />}>
        <Needs admin={admin} />
      </Section>
      <Section what="The totals" fallback={<FiguresSkeleton />}>
        <Shop admin={admin} />
      </Section>
      <div className="columns columns--late">
        <Section what="The stock" fallback={<StatusSkeleton />}>
          <Chargers admin={admin} />
        </Section>
        <Section what="The orders per product" fallback={<BarsSkeleton />}>
          <Orders admin={admin} />
        </Section>
      </div>
      <Section what="The sales by day" fallback={<DaySalesSkeleton />}>
        <Days admin={admin} period={period} />
      </Section>
    </AdminShell>
  );
}

type SectionProps = { what: string; fallback: ReactNode; children: ReactNode };

/** A section that loads and fails independently of the others. */
function Section({ what, fallback, children }: SectionProps) {
  return (
    <LoadBoundary boxed text={`${what} could not be loaded. Please try again.`}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  );
}
