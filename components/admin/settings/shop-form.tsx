"use client";

import { checkInput } from "@/components/account/check-input";
import { signInAgain } from "@/components/account/go-to";
import { shopInput } from "@/components/admin/settings/shop-input";
import { Checkbox } from "@/components/forms/checkbox";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast";
import { failureText } from "@/lib/http/client";
import { type ShopSettings, updateShopSettings } from "@/lib/settings/contract";
import { useUpdateShopSettings } from "@/lib/settings/hooks";

/** From which stock a charger is low, and who is mailed about what. */
export function ShopForm({ initial }: { initial: ShopSettings }) {
  const { mutateAsync } = useUpdateShopSettings();
  const errors = useFormErrors();

  async function submit(data: FormData) {
    errors.clear();
    const input = shopInput(data);
    const wrong = checkInput(updateShopSettings, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "The settings could not be saved." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="Company settings">
      <Field
        name="low_stock"
        label="Low stock, units"
        help="A listed charger with so many units or fewer counts as low."
      >
        <Input
          className="num max-w-40"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial.low_stock}
        />
      </Field>
      <fieldset>
        <legend className="label mb-1">Mail staff about</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {NOTICES.map(({ name, label }) => (
            <Checkbox key={name} name={name} defaultChecked={initial[name]}>
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field
        name="notify_emails"
        label="Also mail these addresses"
        optional
        help="One on a line. Administrators are mailed in any case."
      >
        <TextArea rows={3} spellCheck={false} defaultValue={initial.notify_emails.join("\n")} />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton variant="ink" className="justify-self-start">
        Save
      </SubmitButton>
    </Form>
  );
}

const NOTICES = [
  { name: "notify_orders", label: "New orders" },
  { name: "notify_low_stock", label: "Low stock" },
  { name: "notify_messages", label: "Messages and demo requests" },
  { name: "notify_reports", label: "Charger reports" },
] as const;
