import type { ReactNode } from "react";
import { RupeeFont } from "@/app/rupee-font";
import { QueryProvider } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toast";
import "@/app/personal.css";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <RupeeFont />
      {children}
      <Toaster />
    </QueryProvider>
  );
}
