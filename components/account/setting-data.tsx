"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { AuthMessage } from "@/components/auth/auth-message";
import { NoPassword } from "@/components/auth/security/no-password";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { goTo, signInAgain } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { deleteAccount } from "@/lib/accounts/contract";
import { failureText } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";

/** Download of all personal data, and deletion of the account. */
export function PersonalData() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex-row">
      <a
        className={buttonClass({ variant: "line", size: "s" })}
        href="/api/users/data"
        download="arklane-my-data.json"
      >
        <Download className="icon" aria-hidden="true" />
        Download my data
      </a>
      <Button variant="danger" size="s" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="s" labelledBy="delete-account">
        <div className="dialog-body">
          <h2 className="title" id="delete-account">
            Delete my account
          </h2>
          <div className="mute delete-account-text">
            <p>
              Your name, email address, mobile number, picture, addresses and cart are deleted at
              once, and you are logged out everywhere. This cannot be undone.
            </p>
            <p>
              Your orders stay, with their payments and the addresses they went to: tax law asks us
              to keep them. An order that is still on its way is delivered, and the driver can call
              you until then.
            </p>
            <p>
              Messages that you sent without logging in go only if your email address is verified.
              If it is not, verify it in My Profile first.
            </p>
          </div>
          <DeleteForm />
        </div>
      </Dialog>
    </div>
  );
}

function DeleteForm() {
  const { mutateAsync } = useCallMutation(deleteAccount);
  const errors = useAuthErrors();
  const [done, setDone] = useState(false);

  async function submit(data: FormData) {
    errors.clear();
    const input = { entered_password: typed(data, "entered_password") ?? "" };
    const wrong = checkInput(deleteAccount, input);
    if (wrong) return errors.setFields(wrong);
    try {
      await mutateAsync(input);
      setDone(true);
      goTo("/");
    } catch (error) {
      if (signInAgain(error)) return;
      const fallback = "Your account could not be deleted. Please try again.";
      errors.failPassword(error, failureText(error, { fallback }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <PasswordField
        name="entered_password"
        label="Your password"
        autoComplete="current-password"
      />
      <NoPassword fields={errors.fields}>Set one under Password reset.</NoPassword>
      <AuthMessage errors={errors} />
      <DialogFoot out="Keep it">
        <SubmitButton size="s" variant="danger" busy={done}>
          Delete my account
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
