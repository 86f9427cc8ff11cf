"use client";

import { RoleField } from "@/components/admin/users/role-field";
import { AuthMessage } from "@/components/auth/auth-message";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { createInvitation } from "@/lib/auth/admins/admin-contract";
import { useCreateInvitation } from "@/lib/auth/hooks";
import { OFFICE_ROLES } from "@/lib/call/roles";
import { failureText } from "@/lib/http/browser/client";

/** Form to invite an administrator. Asks for the password again, because it grants access to the whole shop. */
export function InvitationForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useCreateInvitation();
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = {
      email: typed(data, "email") ?? "",
      role: OFFICE_ROLES.find((role) => role === data.get("role")),
      entered_password: typed(data, "entered_password") ?? "",
    };
    const wrong = checkInput(createInvitation, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
      onDone();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      const fallback = "The invitation could not be sent. Please try again.";
      errors.failPassword(error, failureText(error, { fallback }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields}>
      <Field name="email" label="Email">
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <RoleField roles={OFFICE_ROLES} initial="orders" />
      <PasswordField
        name="entered_password"
        label="Your password"
        autoComplete="current-password"
      />
      <AuthMessage errors={errors} />
      <DialogFoot>
        <SubmitButton size="s" variant="ink">
          Send invitation
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
