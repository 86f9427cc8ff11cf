import type { ReactNode } from "react";
import { PersonalFrame } from "@/app/personal-frame";
import "@/app/office.css";

// Made for one person each time: a prerendered page could not carry its own nonce.
export const dynamic = "force-dynamic";

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <PersonalFrame>{children}</PersonalFrame>;
}
