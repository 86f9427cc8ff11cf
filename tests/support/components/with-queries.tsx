import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

/** Renders with a query client like the shop's, but without retries. */
export function renderWithQueries(page: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  });
  return render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}
