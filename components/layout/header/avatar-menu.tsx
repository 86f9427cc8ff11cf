import type { ReactNode } from "react";
import { initials } from "@/lib/accounts/rules";

/** The round button with initials, and its menu. */
export function AvatarMenu({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className="avatar"
        popoverTarget="account-menu"
        aria-label="Account menu"
      >
        {initials(name)}
      </button>
      <div className="menu" id="account-menu" popover="auto">
        {children}
      </div>
    </>
  );
}
