import Link from "next/link";
import type { ComponentProps } from "react";

/** An underlined link. Also takes `tel:`, `mailto:` and external URLs. */
export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link ${className}`.trim()} />;
}

/** A button that looks like a text link. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={`link ${className}`.trim()} />;
}
