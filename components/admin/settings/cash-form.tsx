"use client";

import { AmountField } from "@/components/admin/settings/amount-field";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { Checkbox } from "@/components/forms/checkbox";
import { cashInput, unreadable } from "@/components/forms/typed-rupees";
import { type CashSettings, updateCashSettings } from "@/lib/cash/contract";

/** Settings of cash payment: limits, fee, and which customers may use it. */
export function CashForm({ initial }: { initial: CashSettings }) {
  return (
    <SettingsForm
      label="Cash limits"
      spec={updateCashSettings}
      read={cashInput}
      check={unreadable}
      failure="The cash settings could not be saved."
    >
      <div className="field-grid field-grid--first">
        <AmountField name="min" label="Smallest purchase, ₹" paise={initial.min} help={NO_LIMIT} />
        <AmountField name="max" label="Largest purchase, ₹" paise={initial.max} help={NO_LIMIT} />
        <AmountField
          name="fee"
          label="Cash fee, ₹"
          paise={initial.fee}
          help="Added to a cash purchase, all taxes included."
        />
      </div>
      <div>
        <Checkbox name="one_open_per_phone" defaultChecked={initial.one_open_per_phone}>
          One open cash order per phone number
        </Checkbox>
        <Checkbox name="verified_only" defaultChecked={initial.verified_only}>
          Only for customers who have verified their email address
        </Checkbox>
      </div>
    </SettingsForm>
  );
}

const NO_LIMIT = "Leave empty for no limit.";
