import type { Metadata } from "next";
import { Suspense } from "react";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { UserList } from "@/components/admin/users/user-list";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewSearch } from "@/components/admin/view/view-search";
import { ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { listUsers } from "@/lib/accounts/admin/users";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Manage Users", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ManageUsersPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/users");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <ViewState path="/admin/users">
        <div className="view-bar">
          <h1>Manage Users</h1>
          <ViewSearch label="Search users" placeholder="Name, email or phone" />
        </div>
        <LoadBoundary text="Failed to fetch data">
          <Suspense fallback={<RowsSkeleton rows={6} head />}>
            <Users admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

async function Users({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const { users, next, previous } = await listUsers(admin, validInput(listUsers.call.input, given));
  return <UserList users={users} ends={{ next, previous }} />;
}
