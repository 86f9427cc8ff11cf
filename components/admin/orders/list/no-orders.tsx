"use client";

import { useView } from "@/components/admin/view/view-state";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Empty state that names the filters; a search within filters offers to search all orders. */
export function NoOrders() {
  const { params, show } = useView();
  const query = params.get("query")?.trim();
  if (!query) return <EmptyState text={emptyText(params)} />;
  return (
    <EmptyState text={`No orders found for “${query}”.`}>
      {isNarrowed(params) && (
        <Button variant="line" size="s" onClick={() => show(ALL)}>
          Search all orders, cancelled ones too
        </Button>
      )}
    </EmptyState>
  );
}

/** Clears the filters, so that every order is searched. */
const ALL = {
  ...{ status: null, from: null, to: null, user_id: null },
  ...{ product_id: null, needs: null, cash: null, canceled: "1" },
};

function isNarrowed(params: URLSearchParams): boolean {
  const { canceled, ...limits } = ALL;
  return (
    params.get("canceled") !== canceled || Object.keys(limits).some((name) => params.get(name))
  );
}

function emptyText(params: URLSearchParams): string {
  if (params.get("status")) return "No orders found for the selected status.";
  if (params.get("from") || params.get("to")) return "No orders found for the selected days.";
  const narrow = NARROWING.filter((name) => params.get(name));
  if (narrow.length > 1) return "No orders found for these filters.";
  const [name = ""] = narrow;
  return (
    EMPTY[`${name}=${params.get(name)}`] ??
    EMPTY[name] ??
    "No orders found for the selected status."
  );
}

const NARROWING = ["needs", "cash", "product_id", "user_id"];

const EMPTY: Record<string, string> = {
  "needs=to_ship": "Nothing to ship. All orders have left.",
  "needs=refunds": "No failed refunds.",
  "cash=open": "No cash to collect. All of it is recorded.",
  product_id: "Nobody has ordered this charger yet.",
  user_id: "This customer has ordered nothing yet.",
};
