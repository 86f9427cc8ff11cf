import type { ReactNode } from "react";
import { SiteFrame } from "@/app/site-frame";
import { Toaster } from "@/components/ui/toast/toast";
import "./answer.css";

export default function AnswerLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame smallFooter>
        <main id="main">{children}</main>
      </SiteFrame>
      <Toaster />
    </>
  );
}
