"use client";

import { AuthMessage } from "@/components/auth/auth-message";
import { useAuthErrors } from "@/components/auth/use-auth-errors";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { signInAgain } from "@/components/forms/go-to";
import { PasswordField } from "@/components/forms/password-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { updateAdmin } from "@/lib/auth/admins/admin-contract";
import type { AdminUser } from "@/lib/auth/fields";
import { useUpdateAdmin } from "@/lib/auth/hooks";
import { failureText } from "@/lib/http/browser/client";

type ProfileFormProps = {
  user: AdminUser;
  onSaved: (user: AdminUser) => void;
  onCancel: () => void;
};

/** Form with an administrator's name, email and password; changing the last two needs the current password. */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const { submit, errors } = useProfile(user, onSaved);

  return (
    <div className="surface surface--narrow">
      <Form onSubmit={submit} fields={errors.fields} label="Admin profile">
        <Field name="name" label="Name">
          <Input autoComplete="name" defaultValue={user.name} autoFocus />
        </Field>
        <Field
          name="email"
          label="Email"
          help="We email a code to the new address; enter it to switch."
        >
          <Input
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={user.email}
          />
        </Field>
        <PasswordField
          name="password"
          label="New password"
          optional
          autoComplete="new-password"
          help="Left empty, your password stays. A new one logs out your other devices."
        />
        <PasswordField
          name="current_password"
          label="Current password"
          optional
          autoComplete="current-password"
          help="Needed for a new email address or a new password."
        />
        <AuthMessage errors={errors} />
        <div className="flex-row">
          <SubmitButton size="s" variant="ink">
            Save
          </SubmitButton>
          <Button size="s" variant="line" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Submits the form. */
function useProfile(user: AdminUser, onSaved: ProfileFormProps["onSaved"]) {
  const { mutateAsync } = useUpdateAdmin();
  const errors = useAuthErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = {
      name: typed(data, "name") ?? "",
      email: typed(data, "email") ?? "",
      password: typed(data, "password") ?? "",
      current_password: typed(data, "current_password"),
    };
    const wrong = checkInput(updateAdmin, input) ?? passwordMissing(user, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message, updatedUser } = await mutateAsync(input);
      toast.success(message);
      onSaved(updatedUser);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "Failed to update user details" }));
    }
  }

  return { submit, errors };
}

function passwordMissing(
  user: AdminUser,
  input: { email: string; password: string; current_password?: string },
) {
  const sensitive = input.password !== "" || input.email.trim().toLowerCase() !== user.email;
  if (!sensitive || input.current_password) return undefined;
  return { current_password: ["Enter your password."] };
}
