import type { Metadata } from "next";
import { cache } from "react";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { OrderRecordView } from "@/components/admin/orders/order-record";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";
import { getOrder } from "@/lib/orders/admin/order";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { order } = await read(await requireAdmin(`/admin/orders/${id}`), id);
  return { title: order.order_number, robots: { index: false } };
}

export default async function AdminOrderPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/orders/${id}`);
  const record = await read(admin, id);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <OrderRecordView record={record} />
    </AdminShell>
  );
}

/** Cached per request: title and page need it. */
const read = cache((admin: Admin, id: string) => getOrder(admin, { id }).catch(orNotFound));
