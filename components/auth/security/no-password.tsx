import type { ReactNode } from "react";
import type { FieldErrors } from "@/lib/call/errors";

type NoPasswordProps = {
  fields: FieldErrors | undefined;
  /** Where a password is set: "Set one under Password reset." */
  children: ReactNode;
};

/** For a customer who signed up with an emailed code: said only where a password was not accepted. */
export function NoPassword({ fields, children }: NoPasswordProps) {
  if (!fields) return null;
  return <p className="mute small">No password yet? {children}</p>;
}
