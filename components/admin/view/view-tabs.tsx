"use client";

import { useView } from "@/components/admin/view/view-state";
import { useHydrated } from "@/components/ui/use-hydrated";

type ViewTabsProps = {
  /** Spoken name of the choice, "Status". */
  label: string;
  /** The name in the address. */
  name: string;
  /** "" is no limit. `count` is how many there are, where that is known. */
  choices: readonly { value: string; label: string; count?: number }[];
};

/** One choice out of a few that narrows the view. */
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
