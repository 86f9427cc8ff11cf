"use client";

import { type MouseEvent, useState } from "react";
import { clock, useCountdown } from "@/components/auth/use-countdown";
import { TextButton } from "@/components/ui/facts/text-link";

/** Wait before a code can be sent again. */
export const AGAIN_SECONDS = 30;

/**
 * "New code in 0:30", then "Send again". `send` shows its own errors and resolves to whether a code was sent
 * (the countdown then restarts), or to the number of seconds that the server asks to wait.
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
    // The button disappears: move the focus to the code field, so that it stays in the form.
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
