import type { ReactNode } from "react";

/** quiet: grey, wait: amber, move: half dot, ok: green, off: outline. Each can be told apart without colour. */
export type TagTone = "quiet" | "wait" | "move" | "ok" | "off";

/** A status word with a dot. `plain` omits the dot. */
export function Tag({
  tone = "quiet",
  plain = false,
  children,
}: {
  tone?: TagTone;
  plain?: boolean;
  children: ReactNode;
}) {
  const classes = ["chip", tone !== "quiet" && `chip--${tone}`, plain && "chip--plain"];
  return <span className={classes.filter(Boolean).join(" ")}>{children}</span>;
}
