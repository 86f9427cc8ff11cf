import type { Metadata } from "next";
import { Suspense } from "react";
import { RetentionTable } from "@/components/admin/settings/retention-table";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { AdminShell } from "@/components/layout/admin-shell";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";
import { listRetention } from "@/lib/retention/service";

export const metadata: Metadata = { title: "Data retention", robots: { index: false } };

export default async function RetentionPage() {
  const admin = await requireAdmin("/admin/settings/retention");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div>
        <h1>Data retention</h1>
        <p className="mute">
          What data is removed by itself, and after how long. The{" "}
          <TextLink href="/privacy-policy">privacy policy</TextLink> promises the same.
        </p>
      </div>
      <SettingsNav />
      <LoadBoundary text="The rules could not be loaded." boxed>
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <Rules admin={admin} />
        </Suspense>
      </LoadBoundary>
    </AdminShell>
  );
}

async function Rules({ admin }: { admin: Admin }) {
  const { rules, next_run_at } = await listRetention(admin, {});
  return <RetentionTable rules={rules} next={next_run_at} />;
}
