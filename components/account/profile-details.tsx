"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { PendingEmail } from "@/components/account/pending-email";
import { EmailCodeDialog, EmailState, useEmailCode } from "@/components/account/profile-email";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { type Profile, updateProfile } from "@/lib/accounts/contract";
import { useProfile, useUpdateProfile } from "@/lib/accounts/hooks";
import { formatPhone } from "@/lib/accounts/rules";

/** Name, email and phone: read-only until Edit is pressed. */
export function ProfileDetails({ initial }: { initial: Profile }) {
  const profile = useProfile(initial).data?.user_data ?? initial;
  const [editing, setEditing] = useState(false);
  const [round, setRound] = useState(0);
  const { pending_email: pending } = profile;
  const code = useEmailCode(pending ?? profile.email);
  const save = useSave(pending, (newPending) => {
    show(false);
    if (newPending) code.enter();
  });

  // A new round remounts the form with the saved values; that is how Cancel discards the input.
  function show(edit: boolean) {
    save.errors.clear();
    setEditing(edit);
    setRound(round + 1);
  }

  return (
    <>
      <Form
        className={editing ? undefined : "form-body form-body--rest"}
        // Remounts as well when an entered code has changed the email address.
        key={`${round} ${profile.email}`}
        onSubmit={save.submit}
        fields={save.errors.fields}
        label="Your details"
      >
        {editing ? (
          <PersonFields profile={profile} />
        ) : (
          <PersonText
            profile={profile}
            state={
              pending ? undefined : <EmailState verified={profile.email_verified} code={code} />
            }
          />
        )}
        {pending && !editing && <PendingEmail email={pending} code={code} audience="customer" />}
        <FormMessage>{save.errors.message}</FormMessage>
        {editing ? (
          <div className="flex-row">
            <SubmitButton>Save</SubmitButton>
            <Button variant="line" onClick={() => show(false)}>
              Cancel
            </Button>
          </div>
        ) : (
          <div className="flex-row">
            <Button size="s" variant="line" autoFocus={round > 0} onClick={() => show(true)}>
              Edit
            </Button>
          </div>
        )}
      </Form>
      <EmailCodeDialog code={code} />
    </>
  );
}

type PersonProps = {
  profile: Profile;
  /** Whether the email address is verified. Not shown while editing. */
  state: ReactNode;
};

/** At rest: locked fields that read as text. A text area wraps, where an input would cut a long address off. */
function PersonText({ profile, state }: PersonProps) {
  const { name, email, phone_number: phone } = profile;
  return (
    <>
      <Field name="name" label="Name">
        <TextArea rows={1} defaultValue={name} disabled />
      </Field>
      <Field name="email" label="Email" aside={state}>
        <TextArea rows={1} defaultValue={email} disabled />
      </Field>
      <Field name="phone_number" label="Mobile number">
        <Input
          className="numeric"
          defaultValue={phone ? formatPhone(phone) : "Not given"}
          disabled
        />
      </Field>
    </>
  );
}

function PersonFields({ profile }: Pick<PersonProps, "profile">) {
  const { name, email, phone_number: phone } = profile;
  return (
    <>
      <Field name="name" label="Name">
        <Input autoComplete="name" defaultValue={name} autoFocus />
      </Field>
      <Field
        name="email"
        label="Email"
        help="A new address is yours once you enter the code we send to it. It needs your password."
      >
        <Input
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
        />
      </Field>
      <Field name="phone_number" label="Mobile number" optional>
        <Input
          type="tel"
          className="numeric"
          autoComplete="tel"
          defaultValue={phone ? formatPhone(phone) : ""}
        />
      </Field>
    </>
  );
}

/** `onSaved` gets the new email address if this save made one pending, else null. */
function useSave(pendingBefore: string | null, onSaved: (newPending: string | null) => void) {
  const router = useRouter();
  const { mutateAsync } = useUpdateProfile();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = {
      name: typed(data, "name") ?? "",
      email: typed(data, "email") ?? "",
      phone_number: typed(data, "phone_number") ?? null,
    };
    const wrong = checkInput(updateProfile, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message, pending_email } = await mutateAsync(input);
      toast.success(message);
      onSaved(pending_email === pendingBefore ? null : pending_email);
      // The greeting above is rendered on the server.
      router.refresh();
    } catch (error) {
      if (signInAgain(error)) return;
      errors.fail(error, "Failed to update user details");
    }
  }

  return { errors, submit };
}
