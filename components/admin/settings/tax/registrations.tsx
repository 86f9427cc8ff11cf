"use client";

import { useState } from "react";
import { SettingsForm } from "@/components/admin/settings/settings-form";
import { DatedFields, TextField } from "@/components/admin/settings/tax/dated-fields";
import { daysWords, stateOn } from "@/components/admin/settings/tax/days";
import { SetupList } from "@/components/admin/settings/tax/setup-list";
import { typed } from "@/components/forms/check-input";
import { type Registration, saveRegistration } from "@/lib/company/contract";

type Props = { registrations: readonly Registration[]; today: string };

/** The company's registrations under GST. */
export function Registrations({ registrations, today }: Props) {
  return (
    <SetupList
      noun="registration"
      entries={registrations}
      empty="None yet: orders ship without a tax invoice."
      row={(one) => ({
        title: one.gstin,
        text: `${one.legal_name}, ${one.state}. Numbers begin with ${one.prefix}, ${daysWords(one)}.`,
        state: stateOn(one, today),
      })}
      form={(one, onDone) => <RegistrationForm initial={one} today={today} onDone={onDone} />}
    />
  );
}

type FormProps = { initial: Registration | null; today: string; onDone: () => void };

function RegistrationForm({ initial, today, onDone }: FormProps) {
  const [id] = useState(() => initial?.id ?? crypto.randomUUID());
  const isFixed = initial?.has_issued;
  return (
    <SettingsForm
      label="Registration"
      spec={saveRegistration}
      read={(data) => inputOf(id, data)}
      failure="The registration could not be saved."
      onDone={onDone}
    >
      <TextField
        {...{ name: "gstin", label: "GSTIN", value: initial?.gstin, maxLength: 20, isFixed }}
        help={isFixed ? "Documents were issued under it, so it stays." : undefined}
      />
      <TextField
        {...{ name: "legal_name", label: "Legal name", value: initial?.legal_name }}
        maxLength={100}
        help="As on the GST certificate."
      />
      <TextField
        {...{ name: "trade_name", label: "Trade name", value: initial?.trade_name }}
        maxLength={100}
      />
      <TextField
        {...{ name: "address", label: "Address", value: initial?.address, maxLength: 100 }}
      />
      <div className="field-grid">
        <TextField {...{ name: "city", label: "Place", value: initial?.city, maxLength: 50 }} />
        <TextField {...{ name: "pin", label: "PIN code", value: initial?.pin, maxLength: 6 }} />
      </div>
      <TextField
        {...{ name: "prefix", label: "Numbers begin with", value: initial?.prefix, isFixed }}
        maxLength={2}
        help="One or two letters or digits: AK makes AK/2627/000001, and AKCN/2627/00001 of a credit note."
      />
      <DatedFields initial={initial} today={today} />
    </SettingsForm>
  );
}

const NAMES = [
  ...(["gstin", "legal_name", "trade_name", "address", "city", "pin", "prefix"] as const),
  ...(["valid_from", "valid_to"] as const),
] as const;

function inputOf(id: string, data: FormData) {
  const entries = NAMES.map((name) => [name, typed(data, name) ?? ""]);
  return { id, ...(Object.fromEntries(entries) as Record<(typeof NAMES)[number], string>) };
}
