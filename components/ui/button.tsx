import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, MouseEvent, ReactNode } from "react";

export type ButtonLook = {
  /** signal is yellow: one in a view. ink is a second real action, line an alternative, danger destroys. */
  variant?: "signal" | "ink" | "line" | "danger";
  /** m is 52 px high, s is 40 px. */
  size?: "m" | "s";
  wide?: boolean;
  /** Draws the arrow that moves on hover. */
  arrow?: boolean;
};

/**
 * A button of 52 px. `busy` keeps its width, shows the ring and swallows clicks. `waking` looks the same
 * and cannot be pressed yet: a press before the page's scripts are there would be lost.
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
 * The same look on a link to another page. `reload` loads that page in full, for one whose content security
 * policy allows what this page's does not.
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

/** For the rare element that must look like a button and is neither of the two. */
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

/** In an element of their own, because a translated page loses texts that change places with an element or an arrow. */
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
