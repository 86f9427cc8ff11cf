import type { ReactNode } from "react";

/** A live state as text with a dot: ok is green, wait amber, off hollow. */
export function StateLabel({
  tone = "ok",
  children,
}: {
  tone?: "ok" | "wait" | "off";
  children: ReactNode;
}) {
  return <span className={tone === "ok" ? "state" : `state state--${tone}`}>{children}</span>;
}
