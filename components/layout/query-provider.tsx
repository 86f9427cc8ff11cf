"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AppError } from "@/lib/call/errors";

/** React Query client. Retries server faults once, never a refusal (4xx). */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Fail when offline: a paused mutation would leave its button busy for ever.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        staleTime: 10_000,
        retry: (failures, error) =>
          !(error instanceof AppError && error.status < 500) && failures < 1,
      },
    },
  });
}
