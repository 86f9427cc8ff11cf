import type { Metadata } from "next";
import { Suspense } from "react";
import { AdminProfile } from "@/components/admin/profile/profile-view";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import { getAdminProfile } from "@/lib/auth/admins/admin-profile";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Admin Profile", robots: { index: false } };

export default async function AdminProfilePage() {
  const admin = await requireAdmin("/admin/profile");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }} wide={false}>
      <h1>Admin Profile</h1>
      <LoadBoundary text="Failed to fetch user details">
        <Suspense fallback={<Waiting />}>
          <Loaded admin={admin} />
        </Suspense>
      </LoadBoundary>
    </AdminShell>
  );
}

async function Loaded({ admin }: { admin: Admin }) {
  const { user_data } = await getAdminProfile(admin, {});
  return <AdminProfile initial={user_data} />;
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={260} borderRadius={12} />
    </Loading>
  );
}
