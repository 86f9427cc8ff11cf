"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useRowKeys } from "@/components/admin/view/use-row-keys";
import { ViewSort } from "@/components/admin/view/view-sort";
import { EmailText } from "@/components/ui/facts/email-text";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { Tag } from "@/components/ui/facts/tag";
import type { ListedUser } from "@/lib/accounts/admin/contract";
import { formatPhone } from "@/lib/accounts/rules";
import { ROLES } from "@/lib/call/roles";
import { formatLongDay } from "@/lib/dates";

/** One row per user; below 720 px each row is a card. j and k move through the rows, Enter opens the user's page. */
export function UserTable({ users }: { users: readonly ListedUser[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const router = useRouter();
  useRowKeys({
    ids: users.map(({ id }) => id),
    chosen,
    choose: (id) => {
      setChosen(id);
      document.getElementById(linkId(id))?.focus();
    },
    open: (id) => router.push(userHref(id)),
  });
  return (
    <table className="table table--cards table--sorted user-table" {...AS_TABLE}>
      <caption className="visually-hidden">Users</caption>
      <thead {...AS_GROUP}>
        <tr {...AS_ROW}>
          <ViewSort by="name" otherwise="name">
            Name
          </ViewSort>
          <th scope="col">Email</th>
          <th scope="col">Phone</th>
          <ViewSort by="created" otherwise="name">
            Joined
          </ViewSort>
          <th scope="col" className="align-end">
            Orders
          </th>
        </tr>
      </thead>
      <tbody {...AS_GROUP}>
        {users.map((user) => (
          <UserRow key={user.id} user={user} chosen={user.id === chosen} />
        ))}
      </tbody>
    </table>
  );
}

/** URL of a user's page. */
export function userHref(id: string): string {
  return `/admin/users/${id}`;
}

function UserRow({ user, chosen }: { user: ListedUser; chosen: boolean }) {
  const {
    id,
    user_number,
    name,
    email,
    email_verified,
    phone_number,
    office_role,
    blocked,
    created_at,
    orders,
  } = user;
  return (
    <tr {...AS_ROW} aria-selected={chosen || undefined}>
      <td {...AS_CELL}>
        <span className="flex-row user-table-name">
          <Link id={linkId(id)} className="user-name" href={userHref(id)} prefetch={false}>
            {name}
          </Link>
          {office_role && <Tag plain>{ROLES[office_role].name}</Tag>}
          {blocked && <Tag tone="off">Blocked</Tag>}
        </span>
        <span className="mute numeric">No. {user_number}</span>
      </td>
      <td {...AS_CELL} className="long-words">
        <EmailText>{email}</EmailText>
        <span className="mute own-line">{email_verified ? "Verified" : "Not verified"}</span>
      </td>
      <td {...AS_CELL} className="numeric nowrap">
        {phone_number ? formatPhone(phone_number) : <span className="mute">No phone</span>}
      </td>
      <td {...AS_CELL} className="numeric nowrap">
        {formatLongDay(created_at)}
      </td>
      <td {...AS_CELL} className="align-end numeric">
        {orders.toLocaleString("en-IN")}
        <span className="cell-label">{orders === 1 ? " order" : " orders"}</span>
      </td>
    </tr>
  );
}

function linkId(id: string): string {
  return `user-${id}`;
}
