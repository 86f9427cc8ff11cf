import type { Metadata } from "next";
import { Suspense } from "react";
import { OrderManager } from "@/components/admin/orders/list/order-manager";
import { OrderTableSkeleton } from "@/components/admin/orders/list/order-table-skeleton";
import { OrderHead } from "@/components/admin/orders/order-head";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { ALL_ORDERS_FAILURE } from "@/components/orders/failures";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";
import { listOrders } from "@/lib/orders/admin/list";

export const metadata: Metadata = { title: "Manage Orders", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManageOrdersPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/orders");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <ViewState path="/admin/orders">
        <OrderHead />
        <LoadBoundary text={ALL_ORDERS_FAILURE}>
          <Suspense fallback={<OrderTableSkeleton />}>
            <Orders admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

async function Orders({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  return <OrderManager page={await listOrders(admin, validInput(listOrders.call.input, given))} />;
}
