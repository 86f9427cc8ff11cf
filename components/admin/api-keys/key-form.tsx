"use client";

import { useId } from "react";
import { daysWords, SCOPE_WORDS } from "@/components/admin/api-keys/key-text";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form, useForm } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { createApiKey } from "@/lib/api-keys/contract";
import { useCreateApiKey } from "@/lib/api-keys/hooks";
import { DEFAULT_KEY_DAYS, KEY_DAYS } from "@/lib/api-keys/rules";
import { SCOPES } from "@/lib/call/call";
import { failureText } from "@/lib/http/browser/client";

/** Form with name and scopes of a new key; `onMade` gets the key. */
export function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { mutateAsync } = useCreateApiKey();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const chosen = data.getAll("scopes");
    const scopes = SCOPES.filter((scope) => chosen.includes(scope));
    const expires_in_days = Number(data.get("expires_in_days"));
    const input = { name: typed(data, "name") ?? "", scopes, expires_in_days };
    const wrong = checkInput(createApiKey, input);
    if (wrong) return errors.setFields(wrong);
    try {
      onMade((await mutateAsync(input)).key);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "The key could not be created." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="New API key">
      <Field
        name="name"
        label="Name"
        help="Name it after what will use it, for example “Android app”."
      >
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <Scopes />
      <Field name="expires_in_days" label="Works for" help="We email you two weeks before it ends.">
        <Select defaultValue={DEFAULT_KEY_DAYS}>
          {KEY_DAYS.map((days) => (
            <option key={days} value={days}>
              {daysWords(days)}
            </option>
          ))}
        </Select>
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <DialogFoot>
        <SubmitButton size="s" variant="ink">
          Create key
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}

function Scopes() {
  const id = useId();
  const messages = useForm().fields.scopes ?? [];
  const invalid = messages.length > 0;
  return (
    <fieldset className="stack stack--tight">
      <legend className="label group-label">What it can access</legend>
      {SCOPES.map((scope) => (
        <label className="check" key={scope}>
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? id : undefined}
          />
          <span>
            <b className="line-title">{SCOPE_WORDS[scope].name}</b>
            <span className="mute small">{SCOPE_WORDS[scope].opens}</span>
          </span>
        </label>
      ))}
      {invalid && (
        <div className="field-error" id={id}>
          {messages.join(" ")}
        </div>
      )}
    </fieldset>
  );
}
