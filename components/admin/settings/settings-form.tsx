"use client";

import type { ReactNode } from "react";
import type { z } from "zod";
import { checkInput } from "@/components/forms/check-input";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast/toast";
import type { Call } from "@/lib/call/call";
import type { FieldErrors } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";

type SettingsFormProps<I extends z.ZodType> = {
  label: string;
  spec: Call<I, z.ZodType<{ message: string }>>;
  /** Maps the form data to the call's input. */
  read: (data: FormData) => z.input<I>;
  /** Extra validation, with better messages than the schema's. */
  check?: (input: z.input<I>) => FieldErrors | undefined;
  failure: string;
  /** Called after it was saved, e.g. to close the dialog that it stands in. */
  onDone?: () => void;
  children: ReactNode;
};

/** A group of settings with one save button. */
export function SettingsForm<I extends z.ZodType>(props: SettingsFormProps<I>) {
  const { label, spec, read, check, failure, onDone, children } = props;
  const { mutateAsync } = useCallMutation(spec);
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = read(data);
    const wrong = check?.(input) ?? checkInput(spec, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
      onDone?.();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: failure }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label={label}>
      {children}
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton size="s" variant="ink" className="own-width">
        Save
      </SubmitButton>
    </Form>
  );
}
