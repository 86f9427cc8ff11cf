import { z } from "zod";

/** The specification's range "1-100": first and last position, at most 100 of `what`. */
export function range(what: string) {
  return z
    .string()
    .regex(/^\d{1,6}-\d{1,6}$/, 'Give a range like "1-100".')
    .transform((text) => {
      const [from = 1, to = 1] = text.split("-").map(Number);
      return { from: Math.max(from, 1), to };
    })
    .refine(({ from, to }) => to >= from && to - from < 100, {
      error: `A range holds 1 to 100 ${what}.`,
    });
}
