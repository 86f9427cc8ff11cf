import type { Metadata } from "next";
import { Suspense } from "react";
import { AccountShell } from "@/components/layout/account-shell";
import { HISTORY_FAILURE } from "@/components/orders/failures";
import { OrderList } from "@/components/orders/order-list";
import { OrderListSkeleton } from "@/components/orders/order-list-skeleton";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireCustomer } from "@/lib/auth/session/current";
import { PAGE } from "@/lib/call/paging";
import { OWN_FAULTS } from "@/lib/faults/rules";
import { ownFaults } from "@/lib/faults/service";
import type { Customer } from "@/lib/identity/actor";
import { orderHistory } from "@/lib/orders/service";

export const metadata: Metadata = { title: "Order History" };

export default async function OrderHistoryPage() {
  const customer = await requireCustomer("/order");
  return (
    <AccountShell user={{ name: customer.name }}>
      <h1>Order History</h1>
      <LoadBoundary text={HISTORY_FAILURE}>
        <Suspense fallback={<OrderListSkeleton />}>
          <History customer={customer} />
        </Suspense>
      </LoadBoundary>
    </AccountShell>
  );
}

async function History({ customer }: { customer: Customer }) {
  const [orders, { reports }] = await Promise.all([
    orderHistory(customer, { limit: PAGE }),
    ownFaults(customer, OWN_FAULTS),
  ]);
  return <OrderList first={{ entries: orders, loadedAt: Date.now() }} reports={reports} />;
}
