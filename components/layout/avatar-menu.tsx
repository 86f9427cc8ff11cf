import type { ReactNode } from "react";

/** The round initials and the small menu under them. */
export function AvatarMenu({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <>
      <button type="button" className="ava" popoverTarget="account-menu" aria-label="Account menu">
        {initials(name)}
      </button>
      <div className="menu" id="account-menu" popover="auto">
        {children}
      </div>
    </>
  );
}

function initials(name: string | null) {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]);
  return letters.join("").toUpperCase() || "U";
}
