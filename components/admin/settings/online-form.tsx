"use client";

import { typed } from "@/components/account/check-input";
import { rupeesTyped, unreadable } from "@/components/admin/cash-input";
import { AmountField } from "@/components/admin/settings/amount-field";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { type OnlineSettings, updateOnlineSettings } from "@/lib/online/contract";

/** How much may be paid online in one purchase. */
export function OnlineForm({ initial }: { initial: OnlineSettings }) {
  return (
    <SettingsForm
      label="Limit of online payment"
      spec={updateOnlineSettings}
      read={(data) => ({ max: rupeesTyped(typed(data, "max")) })}
      check={unreadable}
      failure="The limit could not be saved."
    >
      <AmountField
        name="max"
        label="Largest online payment, ₹"
        paise={initial.max}
        help={HELP}
        className="max-w-60"
      />
    </SettingsForm>
  );
}

const HELP =
  "What your Razorpay account takes in one payment: ₹5,00,000 until you ask them for more. Empty for no limit.";
