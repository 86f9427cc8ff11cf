import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { ReportNav } from "@/components/admin/sales/report-nav";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { FunnelSteps } from "@/components/admin/visits/funnel-steps";
import { FunnelTable } from "@/components/admin/visits/funnel-table";
import { SearchList } from "@/components/admin/visits/search-list";
import { SpeedTable } from "@/components/admin/visits/speed-table";
import { VisitBar } from "@/components/admin/visits/visit-bar";
import { AdminShell } from "@/components/layout/admin-shell";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";
import { readVisits } from "@/lib/visits/report";

export const metadata: Metadata = { title: "Visits", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function VisitsPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/visits");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Visits</h1>
      <ReportNav />
      <p className="mute">
        Counted in the visitors’ browsers, without a cookie and without knowing who they are.
      </p>
      <ViewState path="/admin/visits">
        <VisitBar />
        <LoadBoundary text="The visits could not be loaded." boxed>
          <Suspense fallback={<RowsSkeleton rows={8} head />}>
            <Visits admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

async function Visits({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const asked = validInput(readVisits.call.input, given);
  const { speed, funnel, searches } = await readVisits(admin, asked);
  if (speed.length + funnel.length + searches.length === 0) {
    return (
      <ViewBody>
        <div className="surface">
          <EmptyState text={`No visits were counted in the last ${asked.days} days.`}>
            <p className="mute visit-none">
              This page will show how far visitors came, how fast the pages were for them and what
              they searched for in vain.
            </p>
          </EmptyState>
        </div>
      </ViewBody>
    );
  }
  return (
    <ViewBody>
      <Box id="funnel" title="From landing to order">
        <FunnelSteps funnel={funnel} />
        <FunnelTable funnel={funnel} />
      </Box>
      <Box
        id="speed"
        title="Speed"
        help="Three visitors of four had this or better. LCP: the largest part was shown. INP: the page answered a touch. CLS: how far it jumped. TTFB: the server answered."
      >
        <SpeedTable speed={speed} />
      </Box>
      <Box id="searches" title="Searches without a result">
        <SearchList searches={searches} />
      </Box>
    </ViewBody>
  );
}

type BoxProps = { id: string; title: string; help?: string; children: ReactNode };

function Box({ id, title, help, children }: BoxProps) {
  return (
    <section className="surface surface--table visit-box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help && <p className="mute small visit-help">{help}</p>}
      {children}
    </section>
  );
}
