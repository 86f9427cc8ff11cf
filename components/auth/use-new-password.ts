"use client";

import { useEffect, useState } from "react";
import type { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { goTo } from "@/components/forms/go-to";
import { toast } from "@/components/ui/toast/toast";
import { confirmPasswordReset } from "@/lib/auth/contract";
import { useConfirmPasswordReset, useRequestPasswordReset } from "@/lib/auth/hooks";
import { AppError } from "@/lib/call/errors";
import { NetworkError } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

/** Texts of the form. The specification words them differently on the two pages that reset a password. */
type ResetTexts = {
  sent: string;
  notSent: string;
  done: string;
  failed: string;
  network: string;
};

/** The reset in progress. */
export type Reset = {
  audience: Audience;
  /** The address that the code was mailed to. */
  email: string;
  texts: ResetTexts;
};

type Errors = ReturnType<typeof useAuthErrors>;

/** Sets the new password. `needsApp` is true if the account also needs a code of its authenticator app. */
export function useNewPassword({ audience, email, texts }: Reset, errors: Errors) {
  const { mutateAsync } = useConfirmPasswordReset(audience);
  const [done, setDone] = useState(false);
  const [needsApp, setNeedsApp] = useState(false);
  useRedirect(done, LOGIN[audience]);

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = { email, ...passwordTyped(data, needsApp) };
    const wrong = checkInput(confirmPasswordReset, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      form.reset();
      setDone(true);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const known = error instanceof AppError ? error : undefined;
    if (known?.code === "authenticator_needed") {
      setNeedsApp(true);
      errors.fail(error, known.message);
    }
    // Do not reveal which of the two codes is wrong.
    else if (known?.code === "invalid_code" && needsApp) errors.fail(error, texts.failed);
    else if (known?.code === "invalid_code") errors.setFields({ otp_code: [texts.failed] });
    // A weak password is not a wrong code: the message below its field is enough.
    else if (known?.fields) errors.setFields(known.fields);
    else errors.fail(error, error instanceof NetworkError ? texts.network : texts.failed);
  }

  return { submit, done, needsApp };
}

function useRedirect(done: boolean, href: string) {
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goTo(href), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, href]);
}

/** Sends a new code; resolves to whether it was sent, or to the seconds to wait. */
export function useResend({ audience, email, texts }: Reset, errors: Errors) {
  const { mutateAsync: request } = useRequestPasswordReset(audience);

  return async function sendAgain() {
    errors.clear();
    try {
      await request({ email });
      toast.success(texts.sent);
      return true;
    } catch (error) {
      errors.fail(error, error instanceof NetworkError ? texts.network : texts.notSent);
      return (error instanceof AppError && error.retryAfterS) || false;
    }
  };
}

function passwordTyped(data: FormData, needsApp: boolean) {
  return {
    otp_code: typed(data, "otp_code") ?? "",
    new_password: typed(data, "new_password") ?? "",
    ...(needsApp && { authenticator_code: typed(data, "authenticator_code") ?? "" }),
  };
}

const REDIRECT_MS = 2000;
const LOGIN = { customer: "/login", admin: "/admin/login" };
