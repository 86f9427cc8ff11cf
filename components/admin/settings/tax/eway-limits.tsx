"use client";

import { useState } from "react";
import { AmountField } from "@/components/admin/settings/amount-field";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { TextField } from "@/components/admin/settings/tax/dated-fields";
import { daysWords, stateOn } from "@/components/admin/settings/tax/days";
import { SetupList } from "@/components/admin/settings/tax/setup-list";
import { typed } from "@/components/forms/check-input";
import { Input, Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { type EwayLimitView, saveEwayLimit } from "@/lib/company/portals/contract";
import { formatPaise } from "@/lib/money";
import { rupeesOf } from "@/lib/parse-number";
import { STATE_NAMES } from "@/lib/states";

/** The states' limits for consignments within them. */
export function EwayLimits({ limits, today }: { limits: readonly EwayLimitView[]; today: string }) {
  return (
    <SetupList
      noun="limit"
      entries={limits}
      empty="No state’s own limit yet: ₹50,000 counts everywhere."
      row={(one) => ({
        title: `${one.state}: ${formatPaise(one.limit)}`,
        text: `Within the state, ${daysWords({ ...one, valid_to: null })}. ${one.source}`,
        state: stateOn({ ...one, valid_to: lastDay(limits, one) }, today),
      })}
      form={(one, onDone) => <LimitForm initial={one} today={today} onDone={onDone} />}
    />
  );
}

/** A limit counts until the next one of its state begins; the list has the newest first. */
function lastDay(limits: readonly EwayLimitView[], { state, valid_from }: EwayLimitView) {
  const next = limits.findLast((one) => one.state === state && one.valid_from > valid_from);
  if (!next) return null;
  return new Date(Date.parse(next.valid_from) - 86_400_000).toISOString().slice(0, 10);
}

type FormProps = { initial: EwayLimitView | null; today: string; onDone: () => void };

function LimitForm({ initial, today, onDone }: FormProps) {
  const [id] = useState(() => initial?.id ?? crypto.randomUUID());
  return (
    <SettingsForm
      label="Limit"
      spec={saveEwayLimit}
      read={(data) => inputOf(id, data)}
      failure="The limit could not be saved."
      onDone={onDone}
    >
      <Field name="state" label="State">
        <Select defaultValue={initial?.state ?? ""}>
          <option value="">Choose</option>
          {STATE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div className="field-grid">
        <AmountField
          name="limit"
          label="E-way bill above, ₹"
          paise={initial?.limit ?? null}
          help="The goods with their tax, sent within the state."
        />
        <Field name="valid_from" label="First day">
          <Input type="date" defaultValue={initial?.valid_from ?? today} />
        </Field>
      </div>
      <TextField
        {...{ name: "source", label: "Source", value: initial?.source, maxLength: 100 }}
        help="Where the limit is written."
      />
    </SettingsForm>
  );
}

function inputOf(id: string, data: FormData) {
  const text = (name: string) => typed(data, name) ?? "";
  return {
    ...{ id, state: text("state"), valid_from: text("valid_from"), source: text("source") },
    limit: rupeesOf(text("limit")),
  };
}
