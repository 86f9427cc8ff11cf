import { typed } from "@/components/forms/check-input";
import { rupeesOf } from "@/lib/parse-number";

/** Form data as input of `updateCashSettings`: rupees, or null for a limit left empty. */
export function cashInput(data: FormData) {
  return {
    min: rupeesTyped(typed(data, "min")),
    max: rupeesTyped(typed(data, "max")),
    fee: rupeesTyped(typed(data, "fee")) ?? 0,
    one_open_per_phone: data.has("one_open_per_phone"),
    verified_only: data.has("verified_only"),
  };
}

/** Parses "₹ 1,50,000.50" or "1,50,000/-" to rupees. Empty → null; not an amount → NaN, which no call accepts. */
export function rupeesTyped(text = ""): number | null {
  const bare = text.replace(/\s/g, "");
  return bare === "" ? null : rupeesOf(bare);
}

/** Messages for the fields whose amount could not be parsed. */
export function unreadable(input: Record<string, unknown>): Record<string, string[]> | undefined {
  const names = Object.keys(input).filter((name) => Number.isNaN(input[name]));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, ["Enter an amount, such as 5,000."]]));
}
