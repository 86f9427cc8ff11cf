import type { Metadata } from "next";
import { Suspense } from "react";
import { OrderManager } from "@/components/admin/order-manager";
import { OrderTableSkeleton } from "@/components/admin/order-table-skeleton";
import { AdminShell } from "@/components/layout/admin-shell";
import { ALL_ORDERS_FAILURE } from "@/components/orders/failures";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { Admin } from "@/lib/auth/actor";
import { requireAdmin } from "@/lib/auth/current";
import { PAGE } from "@/lib/http/paging";
import { allOrders } from "@/lib/orders/service";

export const metadata: Metadata = { title: "Manage Orders", robots: { index: false } };

export default async function ManageOrdersPage() {
  const admin = await requireAdmin("/admin/orders");
  return (
    <AdminShell user={{ name: admin.name }}>
      <h1>Manage Orders</h1>
      <LoadBoundary text={ALL_ORDERS_FAILURE}>
        <Suspense fallback={<OrderTableSkeleton />}>
          <AllOrders admin={admin} />
        </Suspense>
      </LoadBoundary>
    </AdminShell>
  );
}

async function AllOrders({ admin }: { admin: Admin }) {
  const orders = await allOrders(admin, { limit: PAGE });
  return <OrderManager first={{ entries: orders, loadedAt: Date.now() }} />;
}
