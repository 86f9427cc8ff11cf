import { z } from "zod";
import { MAX_LINES, MAX_UNITS } from "@/lib/cart/contract";

const TOO_MANY_UNITS = `A purchase has at most ${MAX_UNITS} units of a product. Order these first, then the rest.`;

/** The products and quantities to buy; prices come from the server. */
export const PurchaseLines = z
  .array(
    z.object({
      productid: z.string({ error: "Say which product." }),
      quantity: z
        .int("A quantity is a whole number.")
        .min(1, "A quantity is at least 1.")
        .max(MAX_UNITS, TOO_MANY_UNITS),
      price: z.union([z.string(), z.number()]).optional(),
    }),
  )
  .max(MAX_LINES, `A purchase has at most ${MAX_LINES} products.`)
  // Lines of the same product count together.
  .refine((lines) => [...unitsOf(lines).values()].every((units) => units <= MAX_UNITS), {
    error: TOO_MANY_UNITS,
  });

/** The units of each product, by its id. */
export function unitsOf(
  lines: readonly { productid: string; quantity: number }[],
): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productid, quantity } of lines) {
    units.set(productid, (units.get(productid) ?? 0) + quantity);
  }
  return units;
}
