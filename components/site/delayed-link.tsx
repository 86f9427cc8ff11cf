"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, startTransition, useEffect, useState } from "react";
import { prefersStillness } from "@/components/site/media/motion";
import { ButtonLink } from "@/components/ui/button";

/** Delay between click and navigation, fixed by the specification. */
export const DELAY_MS = 500;

/**
 * A link that looks like a button and navigates half a second after a plain click, while its arrow moves.
 * There is no delay for keys, new tabs and reduced motion; without JavaScript it is a normal link.
 */
export function DelayedLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      startTransition(() => {
        router.push(href);
        setLeaving(false);
      });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, href, router]);

  function leave(event: MouseEvent) {
    if (goesAtOnce(event)) return;
    event.preventDefault();
    router.prefetch(href);
    setLeaving(true);
  }

  return (
    <ButtonLink href={href} arrow data-leaving={leaving || undefined} onClick={leave}>
      {label}
    </ButtonLink>
  );
}

/** `detail`, the click count, is 0 for a click triggered by a key. */
function goesAtOnce(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return elsewhere || event.detail === 0 || prefersStillness();
}
