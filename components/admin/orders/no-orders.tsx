"use client";

import { useView } from "@/components/admin/view/view-state";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Says what found nothing; a search that looked at a part of the orders can look at all of them. */
export function NoOrders() {
  const { params, show } = useView();
  const query = params.get("query")?.trim();
  if (!query) return <EmptyState text={emptyText(params)} />;
  return (
    <EmptyState text={`No orders found for “${query}”.`}>
      {isNarrowed(params) && (
        <Button variant="line" size="s" onClick={() => show(ALL)}>
          Search all orders, canceled ones too
        </Button>
      )}
    </EmptyState>
  );
}

/** Every order, whatever its status, day and customer. */
const ALL = { status: null, from: null, to: null, user_id: null, canceled: "1" };

function isNarrowed(params: URLSearchParams): boolean {
  const { canceled, ...limits } = ALL;
  return (
    params.get("canceled") !== canceled || Object.keys(limits).some((name) => params.get(name))
  );
}

function emptyText(params: URLSearchParams): string {
  const hasDays = params.get("from") || params.get("to");
  if (hasDays && !params.get("status")) return "No orders found for the selected days.";
  return "No orders found for the selected status.";
}
