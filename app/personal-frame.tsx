import type { ReactNode } from "react";
import { PasswordDialog } from "@/components/auth/password-dialog";
import { QueryProvider } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toast/toast";

/** Wraps account, back-office, cart and checkout: query client, password dialog and toasts. */
export function PersonalFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <PasswordDialog />
      <Toaster />
    </QueryProvider>
  );
}
