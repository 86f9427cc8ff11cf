import type { ReactNode } from "react";
import { QueryProvider } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toast";
import "@/app/personal.css";

// Made for one person each time: a prerendered page could not carry its own nonce.
export const dynamic = "force-dynamic";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}
