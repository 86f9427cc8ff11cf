import type { Metadata } from "next";
import { cache, Suspense } from "react";
import {
  ActivitySkeleton,
  OnTheWaySkeleton,
  SummarySkeleton,
  TotalsSkeleton,
} from "@/components/analytics/dashboard-skeleton";
import { FirstCharger } from "@/components/analytics/first-charger";
import { NewArrivals } from "@/components/analytics/new-arrivals";
import { PurchaseSummary } from "@/components/analytics/purchase-summary";
import { RecentActivity } from "@/components/analytics/recent-activity";
import { Totals } from "@/components/analytics/totals";
import { AccountShell } from "@/components/layout/account-shell";
import { JourneyLinks } from "@/components/orders/journey/journey-links";
import { OrderJourney } from "@/components/orders/journey/order-journey";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { purchaseBars, recentActivity } from "@/lib/analytics/rules";
import { userPurchaseSummary, userTotals } from "@/lib/analytics/service";
import { requireCustomer } from "@/lib/auth/session/current";
import { readLowestByKind } from "@/lib/catalogue/pages/prices";
import { company } from "@/lib/content/company";
import type { Customer } from "@/lib/identity/actor";
import { ownPurchase } from "@/lib/orders/own/purchase";
import { byPurchase } from "@/lib/orders/own/rules";
import { orderHistory } from "@/lib/orders/service";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const customer = await requireCustomer("/dashboard");
  const [isNew, lowest] = await Promise.all([hasNoOrder(customer), readLowestByKind()]);
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1 className="visually-hidden">Dashboard</h1>
      {isNew && <FirstCharger />}
      {isNew && <NewArrivals from={lowest} />}
      <LoadBoundary boxed text="Your order could not be loaded. Please try again.">
        <Suspense fallback={<OnTheWaySkeleton />}>
          <OnTheWay customer={customer} />
        </Suspense>
      </LoadBoundary>
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
      {!isNew && <NewArrivals from={lowest} />}
    </AccountShell>
  );
}

/** Cached per request: both the page's order and the activity need it. */
const newestOrders = cache((customer: Customer) => orderHistory(customer, { limit: 4 }));

/** A failure is told where the orders are shown. */
async function hasNoOrder(customer: Customer): Promise<boolean> {
  const orders = await newestOrders(customer).catch(() => null);
  return orders?.length === 0;
}

/** The newest purchase that has not arrived as a whole, with all its orders. */
async function OnTheWay({ customer }: { customer: Customer }) {
  const open = byPurchase(await orderHistory(customer, { show: "on_the_way" }));
  const [first, ...others] = open;
  if (!first?.[0]) return null;
  const { orders, is_invoiced } = await ownPurchase(customer, {
    order_number: first[0].order_number,
  });
  return (
    <OrderJourney orders={orders} isInvoiced={is_invoiced}>
      <JourneyLinks orders={orders} phone={company.phone} />
      {others.length > 0 && (
        <TextLink className="journey-others" href="/order?show=on-the-way">
          {others.length === 1 ? "Another purchase" : `${others.length} more purchases`} on the way
        </TextLink>
      )}
    </OrderJourney>
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
  const [bought, orders] = await Promise.all([purchases(customer), newestOrders(customer)]);
  return <RecentActivity entries={recentActivity(orders, bought)} />;
}
