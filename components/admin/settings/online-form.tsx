"use client";

import { checkInput, typed } from "@/components/account/check-input";
import { signInAgain } from "@/components/account/go-to";
import { rupeesTyped, unreadable } from "@/components/admin/cash-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast";
import { failureText } from "@/lib/http/client";
import { rupeesFromPaise } from "@/lib/money";
import { type OnlineSettings, updateOnlineSettings } from "@/lib/online/contract";
import { useUpdateOnlineSettings } from "@/lib/online/hooks";

/** How much may be paid online in one purchase. */
export function OnlineForm({ initial }: { initial: OnlineSettings }) {
  const { mutateAsync } = useUpdateOnlineSettings();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = { max: rupeesTyped(typed(data, "max")) };
    const wrong = unreadable(input) ?? checkInput(updateOnlineSettings, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "The limit could not be saved." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="Limit of online payment">
      <Field name="max" label="Largest online payment, ₹" help={HELP}>
        <Input
          className="num max-w-60"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.max === null ? "" : String(rupeesFromPaise(initial.max))}
        />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton variant="ink" className="justify-self-start">
        Save
      </SubmitButton>
    </Form>
  );
}

const HELP =
  "What your Razorpay account takes in one payment: ₹5,00,000 until you ask them for more. Empty for no limit.";
