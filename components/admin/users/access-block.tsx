"use client";

import type { Access } from "@/components/admin/users/use-access";
import { AuthMessage } from "@/components/auth/auth-message";
import { checkInput, typed } from "@/components/forms/check-input";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { changeAccess, type UserDetails } from "@/lib/accounts/admin/contract";

type AccessBlockProps = { user: Pick<UserDetails, "id" | "name">; access: Access };

/** Dialog to block a user; asks for the reason, which the user can read. */
export function AccessBlock({ user: { id, name }, access }: AccessBlockProps) {
  function submit(data: FormData) {
    const wanted = { blocked: true, reason: typed(data, "reason") };
    const wrong = checkInput(changeAccess, { id, ...wanted });
    return wrong ? access.errors.setFields(wrong) : access.change(wanted);
  }

  return (
    <Dialog
      open={access.asked === "block"}
      onClose={() => access.ask(undefined)}
      size="s"
      labelledBy="access-block"
    >
      <div className="dialog-body">
        <h2 className="title long-words" id="access-block">
          Block {name}
        </h2>
        <p className="mute dialog-text">
          {name} is logged out everywhere and cannot log in until you unblock the account. Open
          orders stay: cancel them one by one if they should not go out.
        </p>
        <Form onSubmit={submit} fields={access.errors.fields} label="Block">
          <Field name="reason" label="Reason" help={`${name} reads this at login and in an email.`}>
            <TextArea rows={3} maxLength={300} />
          </Field>
          <AuthMessage errors={access.errors} />
          <DialogFoot>
            <SubmitButton size="s" variant="danger">
              Block
            </SubmitButton>
          </DialogFoot>
        </Form>
      </div>
    </Dialog>
  );
}
