import { z } from "zod";
import { PEAK_KW, PHASES, SANCTIONED_KW } from "@/lib/advice/contract";

/**
 * The supply of the place where the charger will be used, as its electricity bill states it. It never blocks a
 * purchase: the shop sees it and says what must come first. The limits are those of the table's CHECK.
 */
export const SupplyInput = z.object({
  phases: PHASES,
  sanctioned_kw: SANCTIONED_KW,
  peak_kw: PEAK_KW.nullable().default(null),
});
export type SupplyInput = z.output<typeof SupplyInput>;

/** The same with what it means for the chargers of the purchase. */
export const SupplyView = SupplyInput.extend({
  peak_kw: PEAK_KW.nullable(),
  /** What was given, in words. */
  text: z.string(),
  /** False if an extension or another connection must come first. */
  is_ready: z.boolean(),
  /** Whether it carries all chargers of the purchase that are not canceled, in sentences. */
  words: z.array(z.string()),
});
export type SupplyView = z.output<typeof SupplyView>;
