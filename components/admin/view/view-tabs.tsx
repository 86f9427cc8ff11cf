"use client";

import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";

type ViewTabsProps = {
  /** Accessible name, "Status". */
  label: string;
  /** The query parameter. */
  name: string;
  /** The value "" means no filter. `count` is the number of matches, if known. */
  choices: readonly { value: string; label: string; count?: number }[];
};

/** A filter with a few choices. */
export function ViewTabs({ label, name, choices }: ViewTabsProps) {
  const { params, show } = useView();
  const chosen = params.get(name) ?? "";
  const hydrated = useHydrated();
  return (
    <fieldset className="tabs" disabled={!hydrated}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => show({ [name]: choice.value })}
          />
          <span>
            {choice.label}
            {choice.count !== undefined && (
              <small className="numeric">{choice.count.toLocaleString("en-IN")}</small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
