import type { Metadata } from "next";
import { AdminShell } from "@/components/layout/admin-shell";
import { ButtonLink } from "@/components/ui/button";
import { requireAdmin } from "@/lib/auth/session/current";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** A record of the back-office that does not exist, inside of it: whoever is here is logged in. */
export default async function OfficeNotFound() {
  const admin = await requireAdmin("/admin/dashboard");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Not found</h1>
      <p className="mute">
        There is nothing at this address. The record may have been deleted, or the link may have
        lost a character.
      </p>
      <p className="flex-row">
        {LISTS.map(({ label, href }) => (
          <ButtonLink key={href} size="s" variant="line" href={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </AdminShell>
  );
}

const LISTS = [
  { label: "Orders", href: "/admin/orders" },
  { label: "Users", href: "/admin/users" },
  { label: "Products", href: "/manage/products" },
  { label: "Messages", href: "/admin/messages" },
];
