import { z } from "zod";
import { isWholePaise, paiseFromRupees, rupeesFromPaise } from "@/lib/money";

const DECIMALS = "Enter an amount with at most two decimals, like 1499.50.";

/**
 * Rupees on the wire (a number with at most two decimals; more are refused, never rounded) ↔ integer paise.
 */
export const Rupees = z.codec(z.number().refine(isWholePaise, DECIMALS), z.int(), {
  decode: paiseFromRupees,
  encode: rupeesFromPaise,
});

/** ISO 8601 text on the wire ↔ Date. */
export const Time = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const DAY = "Write a day as 2026-11-28.";

/** A day on the wire, in the years 2000 to 2099: PostgreSQL has no dates before year 1. */
export const Day = z.iso
  .date({ error: DAY, abort: true })
  .refine((day) => day.startsWith("20"), DAY);

/** The answer of a change that has nothing else to report. */
export const Message = z.object({ message: z.string() });
