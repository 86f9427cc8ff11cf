import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { ViewState } from "@/components/admin/view/view-state";
import type { OrderPage } from "@/lib/orders/admin/contract";
import type { AdminOrder } from "@/lib/orders/contract";

/** Renders a view of the back-office; a rerender keeps the view. */
export function showOffice(path: string, page: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(page, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ViewState path={path}>{children}</ViewState>
      </QueryClientProvider>
    ),
  });
}

/** The only page of an order list, with counts. */
export function pageSample(orders: AdminOrder[], changes: Partial<OrderPage> = {}): OrderPage {
  const counts: NonNullable<OrderPage["counts"]> = {};
  for (const { order_status } of orders) {
    const key = order_status ?? "placed";
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return {
    ...{ orders, counts, needs: null, product: null },
    ...{ next: null, previous: null, ...changes },
  };
}
