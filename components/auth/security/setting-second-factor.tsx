"use client";

import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { NoPassword } from "@/components/auth/security/no-password";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { StateLabel } from "@/components/ui/facts/state-label";
import { toast } from "@/components/ui/toast/toast";
import { toggleSecondFactor } from "@/lib/auth/contract";
import { useToggleSecondFactor } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/browser/client";
import type { Audience } from "@/lib/identity/actor";

type State = { enabled: boolean; message: string };

/** Shows whether logins ask for a code, with the switch for it; switching needs the password. */
export function SecondFactor({ audience, initial }: { audience: Audience; initial: State }) {
  const [state, setState] = useState(initial);
  const [open, setOpen] = useState(false);

  function changed(next: State) {
    setState(next);
    setOpen(false);
    toast.success(next.message);
  }

  return (
    <div className="flex-row between">
      <StateLabel tone={state.enabled ? "ok" : "off"}>{state.message}</StateLabel>
      <Button size="s" variant={state.enabled ? "line" : "ink"} onClick={() => setOpen(true)}>
        {state.enabled ? "Turn off" : "Turn on"}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy="second-factor-dialog">
        <div className="dialog-body">
          <h2 className="title" id="second-factor-dialog">
            {state.enabled
              ? "Turn off two-factor authentication"
              : "Turn on two-factor authentication"}
          </h2>
          <p className="mute dialog-text">
            {state.enabled
              ? "You will log in with your password only."
              : "At each login we email you a six-digit code to enter after your password."}
          </p>
          <PasswordForm audience={audience} enable={!state.enabled} onDone={changed} />
        </div>
      </Dialog>
    </div>
  );
}

function PasswordForm({
  audience,
  enable,
  onDone,
}: {
  audience: Audience;
  enable: boolean;
  onDone: (state: State) => void;
}) {
  const { mutateAsync } = useToggleSecondFactor(audience);
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    // Send the wanted state instead of a toggle, so that two tabs do not undo each other.
    const input = { entered_password: typed(data, "entered_password") ?? "", enabled: enable };
    const wrong = checkInput(toggleSecondFactor, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { enabled, status } = await mutateAsync(input);
      onDone({ enabled, message: status.message });
    } catch (error) {
      if (signInAgain(error, audience)) return;
      errors.failPassword(error, failureText(error, { fallback: "Failed to toggle 2FA" }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <PasswordField
        name="entered_password"
        label="Your password"
        autoComplete="current-password"
      />
      {audience === "customer" && (
        <NoPassword fields={errors.fields}>Set one under Password reset.</NoPassword>
      )}
      <AuthMessage errors={errors} />
      <DialogFoot>
        <SubmitButton size="s" variant={enable ? "ink" : "danger"}>
          {enable ? "Turn on" : "Turn off"}
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
