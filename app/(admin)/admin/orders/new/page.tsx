import type { Metadata } from "next";
import { NewOrder } from "@/components/admin/new-order/new-order";
import { AdminShell } from "@/components/layout/admin-shell";
import { TextLink } from "@/components/ui/facts/text-link";
import { getUser } from "@/lib/accounts/admin/person";
import { requireAdmin } from "@/lib/auth/session/current";
import { oneParam } from "@/lib/auth/sign-in/next-path";
import { AppError } from "@/lib/call/errors";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "New Order", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewOrderPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/orders/new", "orders");
  const id = oneParam((await searchParams).user_id);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div>
        <p className="small back-line">
          <TextLink href="/admin/orders">Manage Orders</TextLink>
        </p>
        <h1>New Order</h1>
      </div>
      <NewOrder person={id ? await personOf(admin, id) : undefined} />
    </AdminShell>
  );
}

/** The customer that the page was opened for; undefined if the id in the URL does not exist. */
async function personOf(admin: Admin, id: string) {
  try {
    const { name, email, phone_number, erased_at } = await getUser(admin, { id });
    return erased_at ? undefined : { id, name, email, phone_number };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
