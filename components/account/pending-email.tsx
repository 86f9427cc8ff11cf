"use client";

import { signInAgain } from "@/components/forms/go-to";
import { TextButton } from "@/components/ui/facts/text-link";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { useReloadProfile } from "@/lib/accounts/hooks";
import { useCancelEmailChange } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type PendingEmailProps = {
  /** The new email address. */
  email: string;
  code: { enter: () => void };
  audience: Audience;
  onCanceled?: () => void;
};

/** Notice of a new email address that is not verified yet, with buttons to enter its code or cancel. */
export function PendingEmail({ email, code, audience, onCanceled }: PendingEmailProps) {
  const { mutateAsync, isPending } = useCancelEmailChange(audience);
  const reload = useReloadProfile();

  async function cancel() {
    try {
      toast.success((await mutateAsync({})).message);
      await reload();
      onCanceled?.();
    } catch (error) {
      if (signInAgain(error, audience)) return;
      toast.error(failureText(error, { fallback: "The change could not be cancelled." }));
    }
  }

  return (
    <div className="pending-email">
      <Notice>
        <p className="long-words">
          <b>{email}</b> is waiting for its code. Until you enter it, your address stays as it is.
        </p>
        <p className="flex-row pending-email-actions">
          <TextButton onClick={code.enter}>Enter the code</TextButton>
          <TextButton aria-busy={isPending || undefined} onClick={cancel}>
            Cancel the change
          </TextButton>
        </p>
      </Notice>
    </div>
  );
}
