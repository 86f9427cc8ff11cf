import type { Metadata } from "next";
import { Suspense } from "react";
import { AccountShell } from "@/components/layout/account-shell";
import { HISTORY_FAILURE } from "@/components/orders/failures";
import { HistoryFilter, partOf } from "@/components/orders/history/history-filter";
import { OrderList } from "@/components/orders/order-list";
import { OrderListSkeleton } from "@/components/orders/order-list-skeleton";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireCustomer } from "@/lib/auth/session/current";
import { oneParam } from "@/lib/auth/sign-in/next-path";
import { PAGE } from "@/lib/call/paging";
import { OWN_FAULTS } from "@/lib/faults/rules";
import { ownFaults } from "@/lib/faults/service";
import type { Customer } from "@/lib/identity/actor";
import type { HistoryPart } from "@/lib/orders/own/states";
import { orderHistory } from "@/lib/orders/service";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Order History" };

export default async function OrderHistoryPage({ searchParams }: Props) {
  const show = oneParam((await searchParams).show);
  const part = partOf(show);
  const customer = await requireCustomer(part ? `/order?show=${show}` : "/order");
  return (
    <AccountShell user={{ name: customer.name }}>
      <div className="flex-row page-head order-head">
        <h1>Order History</h1>
        <HistoryFilter current={part} />
      </div>
      <LoadBoundary text={HISTORY_FAILURE}>
        <Suspense key={part} fallback={<OrderListSkeleton />}>
          <History customer={customer} part={part} />
        </Suspense>
      </LoadBoundary>
    </AccountShell>
  );
}

async function History({ customer, part }: { customer: Customer; part?: HistoryPart }) {
  const [orders, { reports }] = await Promise.all([
    orderHistory(customer, { show: part, limit: PAGE }),
    ownFaults(customer, OWN_FAULTS),
  ]);
  return (
    <OrderList
      key={part}
      first={{ entries: orders, loadedAt: Date.now() }}
      part={part}
      reports={reports}
    />
  );
}
