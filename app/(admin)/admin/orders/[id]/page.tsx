import type { Metadata } from "next";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { OrderRecordView } from "@/components/admin/orders/order-record";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";
import { getOrder } from "@/lib/orders/admin/order";

export const metadata: Metadata = { title: "Order", robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

export default async function AdminOrderPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/orders/${id}`);
  const record = await getOrder(admin, { id }).catch(orNotFound);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <OrderRecordView record={record} />
    </AdminShell>
  );
}
