import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/personal.css";
import { SiteFrame } from "@/app/site-frame";

export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <PersonalFrame>
      <SiteFrame smallFooter>{children}</SiteFrame>
    </PersonalFrame>
  );
}
