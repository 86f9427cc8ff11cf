import Link from "next/link";
import type { ComponentProps } from "react";

type Look = {
  /** Accessible name; the icon itself has none. */
  label: string;
  /** m is 48 px with an outline, s is 40 px without. */
  size?: "m" | "s";
};

/** A round button with one icon (`<X className="icon" />`). */
export function IconButton({
  label,
  size = "m",
  type = "button",
  className,
  ...rest
}: Look & ComponentProps<"button">) {
  return <button {...rest} type={type} className={iconClass(size, className)} aria-label={label} />;
}

/** A link that looks like an IconButton. */
export function IconLink({
  label,
  size = "m",
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={iconClass(size, className)} aria-label={label} />;
}

function iconClass(size: "m" | "s", extra = "") {
  return ["icon-button", size === "s" && "icon-button--small", extra].filter(Boolean).join(" ");
}
