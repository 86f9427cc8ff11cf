"use client";

import {
  type ContactPhone as Contact,
  PHONE_FIELD,
} from "@/components/checkout/contact/use-contact-phone";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { TextButton } from "@/components/ui/facts/text-link";
import { formatPhone } from "@/lib/accounts/rules";

/** The number that the driver calls: shown if the profile has one, else a field asks for it. */
export function ContactPhone({ contact, disabled }: { contact: Contact; disabled: boolean }) {
  const { saved, open, typed, error, choose, type } = contact;
  if (!open && saved) {
    return (
      <p className="checkout-phone">
        The driver calls <span className="numeric">{formatPhone(saved)}</span>.{" "}
        <TextButton disabled={disabled} onClick={() => choose(true)}>
          Use another number
        </TextButton>
      </p>
    );
  }
  return (
    <div className="checkout-phone">
      <Field
        name={PHONE_FIELD}
        label="Mobile number"
        help={
          saved
            ? "For this order only."
            : "The driver will call this number. We save it in your profile."
        }
        error={error ?? []}
        aside={
          saved && (
            <TextButton className="small" disabled={disabled} onClick={() => choose(false)}>
              Use {formatPhone(saved)}
            </TextButton>
          )
        }
      >
        <Input
          type="tel"
          className="numeric"
          autoComplete="tel"
          placeholder="98765 43210"
          maxLength={20}
          readOnly={disabled}
          autoFocus={saved !== null}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
    </div>
  );
}
