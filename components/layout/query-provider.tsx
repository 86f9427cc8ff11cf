"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AppError } from "@/lib/call/errors";

/** Client data for the pages below it. A refusal is final; only a fault is worth a second try. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a call must fail and say so: paused, a button would stay busy for ever.
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
