import type { Metadata } from "next";
import { cache, Suspense } from "react";
import {
  ActivitySkeleton,
  SummarySkeleton,
  TotalsSkeleton,
} from "@/components/analytics/dashboard-skeleton";
import { NewArrivals } from "@/components/analytics/new-arrivals";
import { PurchaseSummary } from "@/components/analytics/purchase-summary";
import { RecentActivity } from "@/components/analytics/recent-activity";
import { Totals } from "@/components/analytics/totals";
import { AccountShell } from "@/components/layout/account-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { purchaseBars, recentActivity } from "@/lib/analytics/rules";
import { userPurchaseSummary, userTotals } from "@/lib/analytics/service";
import { requireCustomer } from "@/lib/auth/session/current";
import { readLowestByKind } from "@/lib/catalogue/pages/prices";
import type { Customer } from "@/lib/identity/actor";
import { orderHistory } from "@/lib/orders/service";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const customer = await requireCustomer("/dashboard");
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1 className="visually-hidden">Dashboard</h1>
      <LoadBoundary boxed text="Your totals could not be loaded. Please try again.">
        <Suspense fallback={<TotalsSkeleton />}>
          <OwnTotals customer={customer} />
        </Suspense>
      </LoadBoundary>
      <div className="columns">
        <LoadBoundary boxed text="Your purchases could not be loaded. Please try again.">
          <Suspense fallback={<SummarySkeleton />}>
            <OwnPurchases customer={customer} />
          </Suspense>
        </LoadBoundary>
        <LoadBoundary boxed text="Your recent activity could not be loaded. Please try again.">
          <Suspense fallback={<ActivitySkeleton />}>
            <OwnActivity customer={customer} />
          </Suspense>
        </LoadBoundary>
      </div>
      <NewArrivals from={await readLowestByKind()} />
    </AccountShell>
  );
}

/** Cached per request: both the chart and the activity need it. */
const purchases = cache(async (customer: Customer) => {
  const { user_purchase_summary } = await userPurchaseSummary(customer, {});
  return user_purchase_summary;
});

async function OwnTotals({ customer }: { customer: Customer }) {
  const { user_total_spent_and_orders: totals } = await userTotals(customer, {});
  const { total_units, total_spent, total_refunded, total_orders } = totals;
  return (
    <Totals
      units={total_units}
      spent={total_spent}
      refunded={total_refunded}
      orders={total_orders}
    />
  );
}

async function OwnPurchases({ customer }: { customer: Customer }) {
  return <PurchaseSummary bars={purchaseBars(await purchases(customer))} />;
}

async function OwnActivity({ customer }: { customer: Customer }) {
  const [bought, orders] = await Promise.all([
    purchases(customer),
    orderHistory(customer, { limit: 4 }),
  ]);
  return <RecentActivity entries={recentActivity(orders, bought)} />;
}
