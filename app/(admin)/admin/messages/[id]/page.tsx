import type { Metadata } from "next";
import { cache } from "react";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { MessageRecordView } from "@/components/admin/messages/message-record";
import { AdminShell } from "@/components/layout/admin-shell";
import { requireAdmin } from "@/lib/auth/session/current";
import { getMessage } from "@/lib/contact/replies";
import type { Admin } from "@/lib/identity/actor";
import { getMessageOrders } from "@/lib/orders/messages/message-orders";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { contact } = await read(await requireAdmin(`/admin/messages/${id}`), id);
  return { title: contact.reference, robots: { index: false } };
}

export default async function MessagePage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/messages/${id}`);
  const [record, orders] = await Promise.all([
    read(admin, id),
    getMessageOrders(admin, { id }).catch(orNotFound),
  ]);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <MessageRecordView record={record} orders={orders} now={Date.now()} />
    </AdminShell>
  );
}

/** Cached per request: title and page need it. */
const read = cache((admin: Admin, id: string) => getMessage(admin, { id }).catch(orNotFound));
