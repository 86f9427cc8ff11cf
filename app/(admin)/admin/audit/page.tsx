import type { Metadata } from "next";
import { Suspense } from "react";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditList } from "@/components/admin/audit/audit-list";
import { aboutWords } from "@/components/admin/audit/audit-text";
import { SettingsNav } from "@/components/admin/settings/settings-nav";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { auditChoices, auditLog } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Audit log", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/audit");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div>
        <h1>Audit log</h1>
        <p className="mute">
          Who has changed what, with what it was before. Nothing here can be changed.
        </p>
      </div>
      <SettingsNav />
      <ViewState path="/admin/audit">
        <LoadBoundary text="The audit log could not be loaded.">
          <Suspense fallback={<RowsSkeleton rows={6} height={28} />}>
            <Log admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

async function Log({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const asked = validInput(auditLog.call.input, given);
  const [{ entries, next, previous }, choices] = await Promise.all([
    auditLog(admin, asked),
    auditChoices(admin, {}),
  ]);
  const [first] = entries;
  return (
    <div>
      <AuditFilters {...choices} about={first && aboutWords(first).text} />
      <ViewBody>
        {entries.length === 0 ? (
          <div className="surface">
            <EmptyState text="No entries match." />
          </div>
        ) : (
          <div className="table-wrap">
            <AuditList entries={entries} />
            <ViewPager ends={{ next, previous }}>{entries.length} shown</ViewPager>
          </div>
        )}
      </ViewBody>
    </div>
  );
}
