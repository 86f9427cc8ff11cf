"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

type OwnProps = "prefetch" | "onMouseEnter" | "onFocus" | "onTouchStart";

/**
 * A link that prefetches its page when it is pointed at, focused or touched, not when it is seen: a menu
 * whose links are on every page would ask the server for all of them at each load.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, OwnProps>) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <Link
      {...props}
      prefetch={meant ? null : false}
      onMouseEnter={mean}
      onFocus={mean}
      onTouchStart={mean}
    />
  );
}
