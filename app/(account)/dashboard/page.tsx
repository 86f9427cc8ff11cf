import type { Metadata } from "next";
import { Suspense } from "react";
import { DashboardSkeleton } from "@/components/analytics/dashboard-skeleton";
import { NewArrivals } from "@/components/analytics/new-arrivals";
import { RecentActivity } from "@/components/analytics/recent-activity";
import { Totals } from "@/components/analytics/totals";
import { AccountShell } from "@/components/layout/account-shell";
import { LoadBoundary } from "@/components/orders/load-boundary";
import { recentActivity } from "@/lib/analytics/rules";
import { userPurchaseSummary, userTotals } from "@/lib/analytics/service";
import type { Customer } from "@/lib/auth/actor";
import { requireCustomer } from "@/lib/auth/current";
import { orderHistory } from "@/lib/orders/service";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const customer = await requireCustomer("/dashboard");
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1 className="sr">Dashboard</h1>
      <LoadBoundary text="Your numbers could not be loaded. Please try again.">
        <Suspense fallback={<DashboardSkeleton />}>
          <Numbers customer={customer} />
        </Suspense>
      </LoadBoundary>
      <NewArrivals />
    </AccountShell>
  );
}

async function Numbers({ customer }: { customer: Customer }) {
  const [totals, summary, orders] = await Promise.all([
    userTotals(customer, {}),
    userPurchaseSummary(customer, {}),
    orderHistory(customer, { limit: 4 }),
  ]);
  const { total_units, total_spent, total_orders } = totals.user_total_spent_and_orders;
  return (
    <>
      <Totals units={total_units} spent={total_spent} orders={total_orders} />
      <RecentActivity entries={recentActivity(orders, summary.user_purchase_summary)} />
    </>
  );
}
