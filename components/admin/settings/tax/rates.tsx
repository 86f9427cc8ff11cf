"use client";

import { useState } from "react";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { DatedFields, TextField } from "@/components/admin/settings/tax/dated-fields";
import { daysWords, stateOn } from "@/components/admin/settings/tax/days";
import { SetupList } from "@/components/admin/settings/tax/setup-list";
import { typed } from "@/components/forms/check-input";
import { type Rate, saveRate } from "@/lib/company/contract";

/** The dated rates of HSN and SAC. */
export function Rates({ rates, today }: { rates: readonly Rate[]; today: string }) {
  return (
    <SetupList
      noun="rate"
      entries={rates}
      empty="None yet: the rate of each product counts."
      row={(one) => ({
        title: `${one.code}: ${one.rate} %`,
        text: `${one.description}, ${daysWords(one)}.${one.notification && ` ${one.notification}`}`,
        state: stateOn(one, today),
      })}
      form={(one, onDone) => <RateForm initial={one} today={today} onDone={onDone} />}
    />
  );
}

type FormProps = { initial: Rate | null; today: string; onDone: () => void };

function RateForm({ initial, today, onDone }: FormProps) {
  const [id] = useState(() => initial?.id ?? crypto.randomUUID());
  return (
    <SettingsForm
      label="Tax rate"
      spec={saveRate}
      read={(data) => inputOf(id, data)}
      failure="The rate could not be saved."
      onDone={onDone}
    >
      <div className="field-grid">
        <TextField
          {...{ name: "code", label: "HSN or SAC", value: initial?.code, maxLength: 8 }}
          help="Four, six or eight digits: the longest that fits a product counts."
        />
        <TextField
          {...{ name: "rate", label: "Rate, %", value: initial?.rate.toString(), maxLength: 5 }}
        />
      </div>
      <TextField
        {...{ name: "description", label: "For", value: initial?.description, maxLength: 100 }}
      />
      <TextField
        {...{ name: "notification", label: "Notification", value: initial?.notification }}
        maxLength={100}
        optional
        help="Where the rate is written, such as 9/2025-Central Tax (Rate)."
      />
      <DatedFields initial={initial} today={today} />
    </SettingsForm>
  );
}

function inputOf(id: string, data: FormData) {
  const text = (name: string) => typed(data, name) ?? "";
  const rate = text("rate").trim();
  return {
    ...{ id, code: text("code"), description: text("description") },
    rate: rate === "" ? Number.NaN : Number(rate),
    ...{ valid_from: text("valid_from"), valid_to: text("valid_to") },
    notification: text("notification"),
  };
}
