import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

export type ButtonLook = {
  /** signal (yellow): the main action, one per view. ink: a second one. line: an alternative. danger: deletes. */
  variant?: "signal" | "ink" | "line" | "danger";
  /** m is 52 px high, s is 40 px. */
  size?: "m" | "s";
  wide?: boolean;
  /** Adds an arrow that moves on hover. */
  arrow?: boolean;
};

/**
 * A button. `busy` keeps its width, shows a spinner and ignores clicks. `waking` looks normal but is
 * disabled: a click before hydration would be lost.
 */
export function Button({
  variant,
  size,
  wide,
  arrow,
  busy = false,
  waking = false,
  type = "button",
  className,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonLook & { busy?: boolean; waking?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || waking}
      data-waking={waking || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {content(children, arrow)}
    </button>
  );
}

/**
 * A link that looks like a button. `reload` does a full page load, for a page whose content security
 * policy differs from this one's.
 */
export function ButtonLink({
  variant,
  size,
  wide,
  arrow,
  reload = false,
  className,
  children,
  href,
  ...rest
}: ButtonLook & { reload?: boolean; href: string } & Omit<ComponentProps<typeof Link>, "href">) {
  const look = buttonClass({ variant, size, wide }, className);
  const inside = content(children, arrow);
  if (reload) {
    return (
      <a href={href} className={look}>
        {inside}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} className={look}>
      {inside}
    </Link>
  );
}

/** Classes for the rare element that looks like a button but is neither a button nor a link. */
export function buttonClass({ variant = "signal", size = "m", wide }: ButtonLook, extra = "") {
  return [
    "button",
    variant !== "signal" && `button--${variant}`,
    size === "s" && "button--small",
    wide && "button--wide",
    extra,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Wraps the text in a span: browser translation breaks a bare text node that React replaces or moves. */
function content(children: ReactNode, arrow = false) {
  return (
    <>
      <span className="no-box">{children}</span>
      {arrow && <ArrowRight className="icon arrow" aria-hidden="true" />}
    </>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}
