import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/personal.css";

// Rendered per request: a prerendered page cannot carry the CSP nonce.
export const dynamic = "force-dynamic";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <PersonalFrame>{children}</PersonalFrame>;
}
