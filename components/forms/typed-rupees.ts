import { typed } from "@/components/forms/check-input";
import { rupeesOf } from "@/lib/parse-number";

/** A form's answer as `updateCashSettings` takes it: rupees, null where a limit is left empty. */
export function cashInput(data: FormData) {
  return {
    min: rupeesTyped(typed(data, "min")),
    max: rupeesTyped(typed(data, "max")),
    fee: rupeesTyped(typed(data, "fee")) ?? 0,
    one_open_per_phone: data.has("one_open_per_phone"),
    verified_only: data.has("verified_only"),
  };
}

/** "₹ 1,50,000.50" or "1,50,000/-" as rupees; nothing → null; what is no amount → NaN, which no call accepts. */
export function rupeesTyped(text = ""): number | null {
  const bare = text.replace(/\s/g, "");
  return bare === "" ? null : rupeesOf(bare);
}

/** The fields whose amount cannot be read, each with what to write instead. */
export function unreadable(input: Record<string, unknown>): Record<string, string[]> | undefined {
  const names = Object.keys(input).filter((name) => Number.isNaN(input[name]));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, ["Enter an amount, such as 5,000."]]));
}
