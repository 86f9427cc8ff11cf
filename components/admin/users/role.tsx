"use client";

import { createContext, type ReactNode, useContext } from "react";
import { may, type OfficeRole, type Right, ROLES } from "@/lib/call/roles";

// Outside of the back-office's frame nothing is hidden: the server judges every call anyway.
const RoleContext = createContext<OfficeRole | null>("owner");

/** Tells everything below it which role looks at the page. */
export function RoleProvider({ role, children }: { role: OfficeRole | null; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** The role that looks at the page. */
export function useRole(): OfficeRole | null {
  return useContext(RoleContext);
}

/** Whether who looks at the page has a right: what they cannot do is not offered to them. */
export function useMay(right: Right): boolean {
  return may(useRole(), right);
}

/** Shows its children to who has the right, and `otherwise` to everybody else. */
export function Allowed(props: { right: Right; otherwise?: ReactNode; children: ReactNode }) {
  return useMay(props.right) ? props.children : props.otherwise;
}

/** Says under a title what this role cannot do here; nothing to who can. */
export function RoleNote({ right, children }: { right: Right; children: string }) {
  const role = useRole();
  if (may(role, right) || role === null) return null;
  return (
    <p className="mute">
      Your role is {ROLES[role].name}. {children}
    </p>
  );
}
