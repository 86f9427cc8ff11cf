import { z } from "zod";
import { plainDigits, plainLine } from "@/lib/call/plain-text";
import { memberWords } from "@/lib/call/refusal";
import { STATE_NAMES } from "@/lib/states";

/** The fields of an address, with the messages for wrong values. */

export const AddressType = z.enum(["Home", "Work", "Other"], {
  error: "Choose Home, Work or Other.",
});
export type AddressType = z.output<typeof AddressType>;

/** A PIN code: six digits, not starting with 0; a space or a dash in the middle is accepted. */
export const Pin = z
  .string({ error: "Enter the PIN code." })
  .transform((text) => plainDigits(text).replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{5}$/, "A PIN code has six digits."));

export const CustomTypeName = optionalLine("name of the address", 40);

/** The place: common to a new address and a change. */
export const place = {
  house_building: line("house and building"),
  locality_street: line("locality and street"),
  landmark: optionalLine("landmark"),
  city: line("city", 60),
  po_ps: optionalLine("post office or police station", 60),
  district: line("district", 60),
  state: z.enum(STATE_NAMES, { error: "Choose a state." }),
  pin: Pin,
  country: z.literal("India", { error: "We deliver within India." }),
};

function line(what: string, max = 120) {
  return z
    .string({ error: `Enter the ${what}.` })
    .overwrite(plainLine)
    .min(1, `Enter the ${what}.`)
    .max(max, `The ${what} has at most ${max} characters.`);
}

function optionalLine(what: string, max = 120) {
  return z
    .string(`Enter the ${what} as a text.`)
    .overwrite(plainLine)
    .max(max, `The ${what} has at most ${max} characters.`)
    .nullish()
    .transform((text) => text || null);
}

/** An optional field of a change: left out it stays, null empties it. */
export function untouchedIfAbsent<S extends z.ZodType>(schema: S) {
  return z.union([z.undefined(), schema], { error: memberWords });
}
