"use client";

import { UserTable } from "@/components/admin/users/user-table";
import { ViewPager } from "@/components/admin/view/view-pager";
import { useView, ViewBody } from "@/components/admin/view/view-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { ListedUser } from "@/lib/accounts/admin/contract";
import type { PageEnds } from "@/lib/call/paging";

/** A page of the users, or an empty state. */
export function UserList({ users, ends }: { users: readonly ListedUser[]; ends: PageEnds }) {
  return (
    <ViewBody>
      {users.length === 0 ? (
        <div className="surface">
          <EmptyState text="No users found">
            <ShowAll />
          </EmptyState>
        </div>
      ) : (
        <div className="table-wrap">
          <UserTable users={users} />
          <ViewPager ends={ends}>{users.length} shown</ViewPager>
        </div>
      )}
    </ViewBody>
  );
}

function ShowAll() {
  const { params, hrefOf } = useView();
  if (!params.has("query")) return null;
  return (
    <ButtonLink size="s" variant="line" href={hrefOf({ query: null })} prefetch={false}>
      Show all users
    </ButtonLink>
  );
}
