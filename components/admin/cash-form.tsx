"use client";

import { checkInput } from "@/components/account/check-input";
import { signInAgain } from "@/components/account/go-to";
import { cashInput, unreadable } from "@/components/admin/cash-input";
import { Checkbox } from "@/components/forms/checkbox";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast";
import { type CashSettings, updateCashSettings } from "@/lib/cash/contract";
import { useUpdateCashSettings } from "@/lib/cash/hooks";
import { failureText } from "@/lib/http/client";
import { rupeesFromPaise } from "@/lib/money";

/** Smallest and largest cash purchase, the fee, and whether a phone number has one at a time. */
export function CashForm({ initial }: { initial: CashSettings }) {
  const { mutateAsync } = useUpdateCashSettings();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = cashInput(data);
    const wrong = unreadable(input) ?? checkInput(updateCashSettings, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "The cash settings could not be saved." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="Cash limits">
      <div className="fgrid mt-0">
        <Amount name="min" label="Smallest purchase, ₹" paise={initial.min} help={NO_LIMIT} />
        <Amount name="max" label="Largest purchase, ₹" paise={initial.max} help={NO_LIMIT} />
        <Amount
          name="fee"
          label="Cash fee, ₹"
          paise={initial.fee}
          help="Added to a cash purchase, all taxes included."
        />
      </div>
      <Checkbox name="one_open_per_phone" defaultChecked={initial.one_open_per_phone}>
        One open cash order per phone number
      </Checkbox>
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton variant="ink" className="justify-self-start">
        Save
      </SubmitButton>
    </Form>
  );
}

const NO_LIMIT = "Empty for no limit.";

type AmountProps = { name: string; label: string; paise: number | null; help: string };

function Amount({ name, label, paise, help }: AmountProps) {
  const rupees = paise === null ? "" : String(rupeesFromPaise(paise));
  return (
    <Field name={name} label={label} help={help}>
      <Input className="num" inputMode="decimal" autoComplete="off" defaultValue={rupees} />
    </Field>
  );
}
