import Link from "next/link";
import type { ComponentProps } from "react";

/** An underlined link of weight 600. `tel:`, `mailto:` and foreign addresses work too. */
export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`link ${className}`.trim()} />;
}

/** What looks like a text link and acts on this page. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={`link ${className}`.trim()} />;
}
