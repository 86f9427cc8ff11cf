import type { ReactNode } from "react";
import { RupeeFont } from "@/app/rupee-font";
import { SiteFrame } from "@/app/site-frame";
import { QueryProvider } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toast";
import "@/app/personal.css";

export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <RupeeFont />
      <SiteFrame>{children}</SiteFrame>
      <Toaster />
    </QueryProvider>
  );
}
