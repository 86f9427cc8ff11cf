import type { z } from "zod";
import { plainValue } from "@/lib/call/plain-text";

/**
 * The query of a list page: the parts of `given` that the input accepts; the rest is ignored. Texts are
 * normalized, as in a call.
 */
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
