import type { Metadata } from "next";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { MessageRecordView } from "@/components/admin/messages/message-record";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";
import { getMessage } from "@/lib/contact/replies";
import { getMessageOrders } from "@/lib/orders/messages/message-orders";

export const metadata: Metadata = { title: "Message", robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

export default async function MessagePage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/messages/${id}`);
  const [record, orders] = await Promise.all([
    getMessage(admin, { id }).catch(orNotFound),
    getMessageOrders(admin, { id }).catch(orNotFound),
  ]);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <MessageRecordView record={record} orders={orders} now={Date.now()} />
    </AdminShell>
  );
}
