"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { signInAgain } from "@/components/forms/go-to";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { useUnlockUser } from "@/lib/accounts/admin/hooks";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";

type UserLockProps = { user: Pick<UserDetails, "id" | "locked_until"> };

/** Lockout of an account after wrong passwords, with an unlock button. Renders nothing if not locked. */
export function UserLock({ user: { id, locked_until } }: UserLockProps) {
  const { isPending, mutateAsync } = useUnlockUser();
  const [done, setDone] = useState(false);
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!locked_until && !done) return null;

  async function unlock() {
    try {
      toast.success((await mutateAsync({ id })).message);
      setDone(true);
      // The button disappears on the refresh.
      heading.current?.focus();
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      toast.error(failureText(error, { fallback: "The account could not be unlocked." }));
    }
  }

  return (
    <section className="surface" aria-labelledby="lock">
      <h2 id="lock" ref={heading} tabIndex={-1}>
        Login
      </h2>
      {done || !locked_until ? (
        <p className="mute">Unlocked. Wrong tries are counted from zero.</p>
      ) : (
        <>
          <p className="mute user-lock-text">
            Locked until <span className="numeric">{formatDateTime(locked_until)}</span> after wrong
            passwords or codes from a device that is new to this account. Devices that have logged
            in before, and open sessions, are not locked.
          </p>
          <p className="flex-row">
            <Button size="s" variant="line" busy={isPending} onClick={unlock}>
              Unlock now
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
