"use client";

import Link from "next/link";
import { FaultTable } from "@/components/admin/faults/fault-table";
import { useFaultMoves } from "@/components/admin/faults/use-fault-moves";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewSearch } from "@/components/admin/view/view-search";
import { useView, ViewBody, ViewState } from "@/components/admin/view/view-state";
import { ViewTabs } from "@/components/admin/view/view-tabs";
import { EmptyState } from "@/components/ui/empty-state";
import type { FaultPage } from "@/lib/faults/contract";
import { FAULT_STATES, faultLabel } from "@/lib/faults/rules";

/** The fault reports of the current view, with filters. */
export function FaultList({ page }: { page: FaultPage }) {
  const { counts } = page;
  const all = counts.open + counts.in_progress + counts.done;
  return (
    <ViewState path="/admin/report">
      <div className="view-bar fault-bar">
        <ViewTabs
          label="State"
          name="state"
          choices={[
            { value: "", label: "All", count: all },
            ...FAULT_STATES.map((state) => {
              return { value: state, label: faultLabel(state), count: counts[state] };
            }),
          ]}
        />
        <ViewSearch
          label="Search charger reports"
          placeholder="Reference, order, customer, words"
        />
      </div>
      <OfOne />
      <ViewBody>
        <Reports page={page} />
      </ViewBody>
    </ViewState>
  );
}

function Reports({ page }: { page: FaultPage }) {
  const { params } = useView();
  const { reports, move } = useFaultMoves(page.reports);
  if (reports.length === 0) {
    const isNarrowed = ["state", "query", "order_id", "user_id"].some((name) => params.has(name));
    return <EmptyState text={isNarrowed ? "No reports found." : "No faults reported yet."} />;
  }
  return (
    <>
      <FaultTable reports={reports} onMove={move} />
      <ViewPager optional ends={page} />
    </>
  );
}

/** Shown if the list is filtered to one order or one customer. */
function OfOne() {
  const { params, hrefOf } = useView();
  const what = params.has("order_id") ? "order" : params.has("user_id") ? "customer" : undefined;
  if (!what) return null;
  return (
    <p className="fault-one">
      Reports of one {what}.{" "}
      <Link
        className="link"
        href={hrefOf({ order_id: null, user_id: null })}
        scroll={false}
        prefetch={false}
      >
        Show all reports
      </Link>
    </p>
  );
}
