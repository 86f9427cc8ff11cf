import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/personal.css";
import { RupeeFont } from "@/app/rupee-font";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <PersonalFrame>
      <RupeeFont />
      {children}
    </PersonalFrame>
  );
}
