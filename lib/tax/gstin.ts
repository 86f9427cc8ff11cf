import { STATES } from "@/lib/states";
import { stateName } from "@/lib/tax/place";

/** A GSTIN as it is stored: "29 aabce1234f1z1" → "29AABCE1234F1Z1". */
export function cleanGstin(text: string): string {
  return text.replace(/[\s-]+/g, "").toUpperCase();
}

/**
 * What is wrong with a GSTIN of an ordinary taxpayer, in words for its owner; null if nothing is. Whether it is
 * registered and active only the portal knows.
 */
export function gstinFault(text: string): string | null {
  const gstin = cleanGstin(text);
  if (gstin === "") return "Enter your GSTIN.";
  if (gstin.length !== LENGTH)
    return `A GSTIN has 15 characters, and this has ${gstin.length}. Compare it with your GST certificate.`;
  if (!isStateCode(gstin.slice(0, 2)))
    return `A GSTIN begins with the code of a state, and “${gstin.slice(0, 2)}” is none. Compare it with your GST certificate.`;
  if (!PAN.test(gstin.slice(2, 12)))
    return "Characters 3 to 12 of a GSTIN are a PAN, for example AABCE1234F. Compare it with your GST certificate.";
  if (!FORM.test(gstin))
    return "The last three characters of a GSTIN look like 1Z5, and these don’t. Compare it with your GST certificate.";
  if (gstin[LENGTH - 1] !== checkCharacter(gstin))
    return "A character of this GSTIN is wrong: its last one does not fit the others. Compare it with your GST certificate.";
  return null;
}

/** What is wrong with a GSTIN for a billing address in the state of this code; null if nothing is. */
export function gstinStateFault(text: string, stateCode: string): string | null {
  const own = cleanGstin(text).slice(0, 2);
  if (own === stateCode) return null;
  return `This GSTIN is of ${stateName(own)}, and the billing address is in ${stateName(stateCode)}. Use the GSTIN of that state, or the address on your GST certificate.`;
}

/** The PAN within a GSTIN. */
export function panOf(gstin: string): string {
  return gstin.slice(2, 12);
}

/** What is wrong with a PAN; null if nothing is. */
export function panFault(text: string): string | null {
  const isPan = /^[A-Z]{5}\d{4}[A-Z]$/.test(cleanGstin(text));
  return isPan ? null : "A PAN has five letters, four digits and a letter, for example AABCE1234F.";
}

const LENGTH = 15;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const FORM = /^.{12}[1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 97 is "Other Territory"; 25 and 28 are of states that are no more. */
const isStateCode = (code: string) => code === "97" || STATES[code] !== undefined;

/** Luhn's sum in base 36, over the first 14 characters with the weights 1, 2, 1, 2 … */
function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < LENGTH - 1; index++) {
    const product = DIGITS.indexOf(gstin.charAt(index)) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
