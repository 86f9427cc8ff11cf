import type { Metadata } from "next";
import { Suspense } from "react";
import { SettingsPage } from "@/app/(admin)/admin/settings-page";
import { AuditFilters } from "@/components/admin/audit/audit-filters";
import { AuditList } from "@/components/admin/audit/audit-list";
import { aboutWords } from "@/components/admin/audit/audit-text";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
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
    <SettingsPage
      admin={admin}
      title="Audit log"
      text="Who changed what, and what it was before. Entries cannot be changed."
    >
      <ViewState path="/admin/audit">
        <LoadBoundary text="The audit log could not be loaded.">
          <Suspense fallback={<RowsSkeleton rows={6} height={28} />}>
            <Log admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </SettingsPage>
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
