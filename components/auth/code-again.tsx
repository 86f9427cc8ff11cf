"use client";

import { type MouseEvent, useState } from "react";
import { clock, useCountdown } from "@/components/auth/use-countdown";
import { TextButton } from "@/components/ui/facts/text-link";

/** How long one waits before a code can be sent again. */
export const AGAIN_SECONDS = 30;

/**
 * "New code in 0:30", then "Send again". `send` answers whether a code went out (the wait begins again), and
 * says by itself what went wrong; a number is how many seconds the server wants one to wait instead.
 */
export function CodeAgain({
  send,
  seconds = AGAIN_SECONDS,
}: {
  send: () => Promise<boolean | number>;
  seconds?: number;
}) {
  const { left, restart } = useCountdown(seconds);
  const [busy, setBusy] = useState(false);

  async function again({ currentTarget: button }: MouseEvent<HTMLElement>) {
    if (busy) return;
    setBusy(true);
    const sent = await send().finally(() => setBusy(false));
    if (sent === false) return;
    // The button goes: the focus must not fall out of the form with it.
    button.closest("form")?.querySelector<HTMLElement>("[autocomplete=one-time-code]")?.focus();
    restart(sent === true ? AGAIN_SECONDS : sent);
  }

  if (left > 0) return <span className="numeric">New code in {clock(left)}</span>;
  return (
    <TextButton className="small" aria-busy={busy || undefined} onClick={again}>
      Send again
    </TextButton>
  );
}
