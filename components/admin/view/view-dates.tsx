"use client";

import { X } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useView } from "@/components/admin/view/view-state";
import { IconButton } from "@/components/ui/icon-button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Filter by first and last day; each may be empty. */
export function ViewDates() {
  const { params, show } = useView();
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  const isNarrow = from !== "" || to !== "";
  return (
    <fieldset className="view-days" disabled={!useHydrated()}>
      <legend className="visually-hidden">Days</legend>
      <Day label="From" name="from" asked={from} />
      <Day label="to" name="to" asked={to} />
      {isNarrow && (
        <IconButton size="s" label="All days" onClick={() => show({ from: null, to: null })}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}

// While a year is typed, the field holds the years 2, 20 and 202: dates before this day are unfinished input.
const FIRST_DAY = "2020-01-01";

function Day({ label, name, asked }: { label: string; name: string; asked: string }) {
  const { show } = useView();
  const [value, setValue] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setValue(asked);
  }

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setValue(target.value);
    if (target.validity.valid) show({ [name]: target.value });
  }

  return (
    <label>
      <span>
        {label}
        <span className="visually-hidden"> day</span>
      </span>
      <input type="date" name={name} min={FIRST_DAY} value={value} onChange={change} />
    </label>
  );
}
