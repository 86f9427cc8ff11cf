"use client";

import { SettingsForm } from "@/components/admin/settings/settings-form";
import { typed } from "@/components/forms/check-input";
import { Checkbox } from "@/components/forms/checkbox";
import { Input, Select, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { type PortalTermsView, savePortalTerms } from "@/lib/company/portals/contract";

/** When documents go to the e-invoice portal, and whether goods need an e-way bill. */
export function PortalForm({ initial }: { initial: PortalTermsView }) {
  return (
    <SettingsForm
      label="E-invoices and e-way bills"
      spec={savePortalTerms}
      read={inputOf}
      failure="The settings could not be saved."
    >
      <div className="field-grid">
        <Field
          name="einvoice_from"
          label="E-invoices from"
          optional
          help="Above a turnover of ₹5 crore. Empty is off."
        >
          <Input type="date" defaultValue={initial.einvoice_from ?? ""} />
        </Field>
        <Field name="einvoice_days" label="To be sent within" help="30 days above ₹10 crore.">
          <Select defaultValue={initial.einvoice_days ?? ""}>
            <option value="">any time</option>
            <option value="30">30 days</option>
          </Select>
        </Field>
      </div>
      <Field
        name="einvoice_key"
        label="Public key of the e-invoice portal"
        optional
        help="Its answers are checked by it. Paste it from BEGIN to END."
      >
        <TextArea rows={4} spellCheck={false} defaultValue={initial.einvoice_key ?? ""} />
      </Field>
      <Field
        name="ship_to_from"
        label="GSTIN of deliveries elsewhere from"
        optional
        help="This rule of the portal is on hold since July 2026: leave it empty."
      >
        <Input type="date" defaultValue={initial.ship_to_from ?? ""} />
      </Field>
      <Checkbox name="asks_eway" defaultChecked={initial.asks_eway}>
        Goods above their state’s limit leave with an e-way bill only
      </Checkbox>
    </SettingsForm>
  );
}

function inputOf(data: FormData) {
  const text = (name: string) => typed(data, name) ?? "";
  const days = text("einvoice_days");
  return {
    einvoice_from: text("einvoice_from"),
    einvoice_days: days === "" ? null : Number(days),
    einvoice_key: text("einvoice_key"),
    ship_to_from: text("ship_to_from"),
    asks_eway: data.get("asks_eway") !== null,
  };
}
