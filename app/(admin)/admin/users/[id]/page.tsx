import type { Metadata } from "next";
import { cache } from "react";
import { PersonSections } from "@/app/(admin)/admin/users/[id]/sections";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { Allowed } from "@/components/admin/users/role";
import { UserAccess } from "@/components/admin/users/user-access";
import { UserAddresses, UserFacts } from "@/components/admin/users/user-facts";
import { UserLock } from "@/components/admin/users/user-lock";
import { UserSessions } from "@/components/admin/users/user-sessions";
import { AdminShell } from "@/components/layout/admin-shell";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";
import { getUser } from "@/lib/accounts/admin/person";
import { requireAdmin } from "@/lib/auth/session/current";
import { ROLES } from "@/lib/call/roles";
import { formatDateTime } from "@/lib/dates";
import type { Admin } from "@/lib/identity/actor";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { name } = await read(await requireAdmin(`/admin/users/${id}`), id);
  return { title: name, robots: { index: false } };
}

export default async function UserPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/users/${id}`);
  const user = await read(admin, id);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div>
        <p className="small back-line">
          <TextLink href="/admin/users">Manage Users</TextLink>
        </p>
        <div className="flex-row flex-row--close">
          <h1 className="long-words">{user.name}</h1>
          {user.office_role && <Tag plain>{ROLES[user.office_role].name}</Tag>}
          {user.blocked && <Tag tone="off">Blocked</Tag>}
        </div>
        <p className="mute numeric">Customer number {user.user_number}</p>
        {!user.erased_at && (
          <Allowed right="orders">
            <p className="user-since">
              <TextLink href={`/admin/orders/new?user_id=${user.id}`}>Enter an order</TextLink>
            </p>
          </Allowed>
        )}
      </div>
      {user.erased_at && (
        <Notice>
          This account was deleted on {formatDateTime(user.erased_at)}. Its orders stay, with their
          payments and delivery addresses, as tax law asks.
        </Notice>
      )}
      <div className="order-record user-record">
        <div>
          <PersonSections admin={admin} user={user} />
        </div>
        <div>
          <UserLock user={user} />
          <UserFacts user={user} />
          <UserAddresses addresses={user.addresses} />
          {!user.erased_at && <UserAccess user={user} isSelf={user.id === admin.userId} />}
          <UserSessions user={user} />
        </div>
      </div>
    </AdminShell>
  );
}

/** Cached per request: title and page need it. */
const read = cache((admin: Admin, id: string) => getUser(admin, { id }).catch(orNotFound));
