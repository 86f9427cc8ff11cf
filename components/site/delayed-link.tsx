"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, startTransition, useEffect, useState } from "react";
import { prefersStillness } from "@/components/site/media/motion";
import { ButtonLink } from "@/components/ui/button";

/** How long the specification lets the press be seen before the page changes. */
export const DELAY_MS = 500;

/**
 * A link that looks like a button and answers a plain click half a second later, while its arrow runs.
 * Keys, new tabs and reduced motion do not wait; without scripts it is a link.
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

/** A click made by a key has no clicks to count. */
function goesAtOnce(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return elsewhere || event.detail === 0 || prefersStillness();
}
