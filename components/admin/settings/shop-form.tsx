"use client";

import { SettingsForm } from "@/components/admin/settings/settings-form";
import { shopInput } from "@/components/admin/settings/shop-input";
import { Checkbox } from "@/components/forms/checkbox";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { type ShopSettings, updateShopSettings } from "@/lib/settings/contract";

/** Settings for low stock and for the recipients of mails. */
export function ShopForm({ initial }: { initial: ShopSettings }) {
  return (
    <SettingsForm
      label="Company settings"
      spec={updateShopSettings}
      read={shopInput}
      failure="The settings could not be saved."
    >
      <Field
        name="low_stock"
        label="Low stock, units"
        help="A listed charger with this many units or fewer counts as low."
      >
        <Input
          className="numeric input--short"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial.low_stock}
        />
      </Field>
      <fieldset>
        <legend className="label group-label">Email staff about</legend>
        <div className="check-columns">
          {NOTICES.map(({ name, label }) => (
            <Checkbox key={name} name={name} defaultChecked={initial[name]}>
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field
        name="notify_emails"
        label="Also email these addresses"
        optional
        help="One per line. Administrators are always emailed."
      >
        <TextArea rows={3} spellCheck={false} defaultValue={initial.notify_emails.join("\n")} />
      </Field>
      <fieldset>
        <legend className="label group-label">Login of administrators</legend>
        <Checkbox name="require_authenticator" defaultChecked={initial.require_authenticator}>
          Every administrator needs an authenticator app
        </Checkbox>
      </fieldset>
    </SettingsForm>
  );
}

const NOTICES = [
  { name: "notify_orders", label: "New orders" },
  { name: "notify_low_stock", label: "Low stock" },
  { name: "notify_messages", label: "Messages and demo requests" },
  { name: "notify_reports", label: "Charger reports" },
] as const;
