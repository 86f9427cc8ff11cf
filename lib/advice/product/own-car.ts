import { type Params, questionAt } from "@/lib/advice/address";
import { storedText } from "@/lib/http/browser/stored-text";

/**
 * The car and the supply that were last asked about on this device, and only there: what stands behind the question
 * mark of /choose/answer. "" for none.
 */
export const ownCar = storedText("own-car", () => localStorage);

/** The fields of the form by what is remembered. */
export function paramsOf(text: string): Params {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What is remembered by the fields of the form; empty ones are left out. */
export function textOf(fields: FormData): string {
  const filled = [...fields].filter((entry): entry is [string, string] => entry[1] !== "");
  return String(new URLSearchParams(filled));
}

/** The supply that is remembered, not checked yet; undefined without a sanctioned load. */
export function supplyAt(text: string) {
  const { phases, sanctioned_kw, peak_kw = null } = questionAt(paramsOf(text));
  return sanctioned_kw === undefined ? undefined : { phases, sanctioned_kw, peak_kw };
}

/** The body of POST /advice/product. */
export function bodyFor(text: string, charger: string): string {
  return JSON.stringify({ ...questionAt(paramsOf(text)), charger });
}
