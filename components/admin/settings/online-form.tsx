"use client";

import { AmountField } from "@/components/admin/settings/amount-field";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { unitsTyped } from "@/components/admin/settings/shop-input";
import { typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { rupeesTyped, unreadable } from "@/components/forms/typed-rupees";
import { type OnlineSettings, updateOnlineSettings } from "@/lib/online/contract";

/** Settings of online payment: the limit per purchase, and the stock that unpaid purchases may hold. */
export function OnlineForm({ initial }: { initial: OnlineSettings }) {
  return (
    <SettingsForm
      label="Limits of online payment"
      spec={updateOnlineSettings}
      read={(data) => ({
        max: rupeesTyped(typed(data, "max")),
        held_percent: unitsTyped(typed(data, "held_percent")),
      })}
      check={unreadable}
      failure="The limits could not be saved."
    >
      <AmountField
        name="max"
        label="Largest online payment, ₹"
        paise={initial.max}
        help={HELP}
        className="input--amount"
      />
      <Field
        name="held_percent"
        label="Stock held before payment, %"
        help="At most this share of a charger’s stock, and at least one unit, is held for a customer who has not paid yet. The rest is taken when the money arrives; if it is sold by then, the money is refunded."
      >
        <Input
          className="numeric input--short"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial.held_percent}
        />
      </Field>
    </SettingsForm>
  );
}

const HELP =
  "The most your Razorpay account takes in one payment: ₹5,00,000 until you ask them for more. Leave empty for no limit.";
