import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/personal.css";
import { RupeeFont } from "@/app/rupee-font";
import { VisitWatch } from "@/components/visits/visit-watch";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PersonalFrame>
      <RupeeFont />
      {children}
      <VisitWatch />
    </PersonalFrame>
  );
}
