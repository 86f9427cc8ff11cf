import { z } from "zod";
import { isWholePaise, paiseFromRupees, rupeesFromPaise } from "@/lib/money";

const DECIMALS = "Enter an amount with at most two decimals, like 1499.50.";

/** Rupees on the wire (a number, at most two decimals: more are refused, never rounded) ↔ integer paise in the code. */
export const Rupees = z.codec(z.number().refine(isWholePaise, DECIMALS), z.int(), {
  decode: paiseFromRupees,
  encode: rupeesFromPaise,
});

/** ISO 8601 text on the wire ↔ Date in the code. */
export const Time = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const DAY = "Write a day as 2026-11-28.";

/** A day as the wire writes it, of this century: PostgreSQL knows no moment before the year 1. */
export const Day = z.iso
  .date({ error: DAY, abort: true })
  .refine((day) => day.startsWith("20"), DAY);

/** What a change answers when there is nothing more to say. */
export const Message = z.object({ message: z.string() });
