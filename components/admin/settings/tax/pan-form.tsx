"use client";

import { AmountField } from "@/components/admin/settings/amount-field";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { typed } from "@/components/forms/check-input";
import { savePanLimit } from "@/lib/company/contract";
import { rupeesOf } from "@/lib/parse-number";

/** The total above which a purchase needs the buyer's PAN. */
export function PanForm({ above }: { above: number | null }) {
  return (
    <SettingsForm
      label="PAN"
      spec={savePanLimit}
      read={inputOf}
      failure="The limit could not be saved."
    >
      <AmountField
        name="pan_above"
        label="Ask for the PAN above, ₹"
        paise={above}
        help="Leave empty to never ask. A GSTIN holds the PAN."
        className="input--short"
      />
    </SettingsForm>
  );
}

function inputOf(data: FormData) {
  const text = typed(data, "pan_above")?.trim() ?? "";
  return { pan_above: text === "" ? null : rupeesOf(text) };
}
