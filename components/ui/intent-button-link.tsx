"use client";

import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";

type Look = Pick<ButtonLook, "variant" | "size">;

/** A link that looks like a button and prefetches as an IntentLink does, for rows of a long list. */
export function IntentButtonLink({
  variant,
  size,
  children,
  ...rest
}: Look & Omit<ComponentProps<typeof IntentLink>, "className">) {
  return (
    <IntentLink {...rest} className={buttonClass({ variant, size })}>
      <span className="no-box">{children}</span>
    </IntentLink>
  );
}
