"use client";

import { createContext, type ReactNode, useContext } from "react";
import { may, type OfficeRole, type Right, ROLES } from "@/lib/call/roles";

// Outside of the back-office layout nothing is hidden; the server checks every call anyway.
const RoleContext = createContext<OfficeRole | null>("owner");

/** Provides the current user's role. */
export function RoleProvider({ role, children }: { role: OfficeRole | null; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** The current user's role. */
export function useRole(): OfficeRole | null {
  return useContext(RoleContext);
}

/** Whether the current user has a right. Do not offer actions that they cannot do. */
export function useMay(right: Right): boolean {
  return may(useRole(), right);
}

/** Renders its children if the current user has the right, else `otherwise`. */
export function Allowed(props: { right: Right; otherwise?: ReactNode; children: ReactNode }) {
  return useMay(props.right) ? props.children : props.otherwise;
}

/** Note below a title about what the current role cannot do here; nothing if it has the right. */
export function RoleNote({ right, children }: { right: Right; children: string }) {
  const role = useRole();
  if (may(role, right) || role === null) return null;
  return (
    <p className="mute">
      Your role is {ROLES[role].name}. {children}
    </p>
  );
}
