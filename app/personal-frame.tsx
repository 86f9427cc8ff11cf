import type { ReactNode } from "react";
import { PasswordDialog } from "@/components/auth/password-dialog";
import { QueryProvider } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toast/toast";

/** What every page for one person stands in: the data it shares in the browser, and its toasts. */
export function PersonalFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <PasswordDialog />
      <Toaster />
    </QueryProvider>
  );
}
