import { z } from "zod";
import { plainAddress, plainDigits, plainLine } from "@/lib/call/plain-text";

/** Chosen for a carrier that is not in the list: its name is entered. */
export const OTHER_CARRIER = "other";

const LETTERS = "A tracking number has 4 to 40 letters and digits, like 1490819204561.";
const LINK = "Paste the whole link, from https:// on.";

/** As carriers write it: without spaces, in capitals. */
export const TrackingNumber = z
  .string({ error: "Enter the tracking number." })
  .max(100, LETTERS)
  .transform((text) => plainDigits(text).replace(/\s/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .min(1, "Enter the tracking number.")
      .regex(/^[A-Z0-9][A-Z0-9/-]{2,38}[A-Z0-9]$/, LETTERS),
  );

/** The carrier and tracking number of an order, as entered. */
export const TrackingInput = z
  .object({
    /** An id of the list of carriers, or "other". */
    carrier: z
      .string({ error: "Choose the carrier." })
      .trim()
      .min(1, "Choose the carrier.")
      .max(40, "There is no such carrier."),
    /** The name of the other carrier. */
    carrier_name: z
      .string({ error: "Enter the carrier's name." })
      .overwrite(plainLine)
      .max(60, "A carrier's name has at most 60 characters.")
      .nullish(),
    number: TrackingNumber,
    /** The parcel's tracking page, in place of the carrier's own. */
    url: z
      .string({ error: LINK })
      .overwrite(plainAddress)
      .max(500, "A link has at most 500 characters.")
      .refine((text) => text === "" || isWebAddress(text), LINK)
      .nullish(),
  })
  .refine((input) => input.carrier !== OTHER_CARRIER || Boolean(input.carrier_name), {
    error: "Enter the carrier's name.",
    path: ["carrier_name"],
  });
export type TrackingInput = z.input<typeof TrackingInput>;

/** The carrier of an order that has left; `url` is its tracking page, null if unknown. */
export const TrackingView = z.object({
  carrier: z.string(),
  carrier_name: z.string(),
  number: z.string(),
  url: z.string().nullable(),
});
export type TrackingView = z.output<typeof TrackingView>;

/** "Delhivery 1490819204561" */
export function trackingWords({ carrier_name, number }: TrackingView): string {
  return `${carrier_name} ${number}`;
}

/** An https address of a named host, without user information. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return /[a-z]$/.test(hostname) && hostname.includes(".") && username + password === "";
}
