import type { z } from "zod";
import { plainValue } from "@/lib/call/plain-text";

/** What an address asks of a list: of `given` that which the input takes; the rest is left out, not refused. Texts are plain, as in a call. */
export function validInput<I extends z.ZodObject>(
  input: I,
  given: Readonly<Record<string, unknown>>,
): z.input<I> {
  const shape: Record<string, z.ZodType> = input.shape;
  const valid = Object.entries(plainValue(given) as typeof given).filter(
    ([name, value]) => shape[name]?.safeParse(value).success,
  );
  return Object.fromEntries(valid) as z.input<I>;
}
