import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/personal.css";
import { VisitWatch } from "@/components/visits/visit-watch";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PersonalFrame>
      {children}
      <VisitWatch />
    </PersonalFrame>
  );
}
