import { normalisePhone } from "@/lib/auth/fields";
import { plainDigits } from "@/lib/call/plain-text";

/**
 * A number that can be called back: an Indian mobile or landline in any spelling and any number with a
 * country code → E.164; an Indian toll-free number → its digits; anything else → null.
 */
export function normaliseTelephone(text: string): string | null {
  const mobile = normalisePhone(text);
  if (mobile) return mobile;
  const bare = plainDigits(text)
    .replace(/^tel:/i, "")
    // "+44 (0) 20 …": the 0 in brackets is only dialled inside that country.
    .replace(/^(\+|00)([\d\s-]{1,5})\(0\)/, "$1$2")
    .replace(/[\s().\-/]/g, "")
    .replace(/^00/, "+");
  const abroad = /^\+([1-9]\d{6,14})$/.exec(bare)?.[1];
  if (abroad && !abroad.startsWith("91")) return `+${abroad}`;
  if (TOLL_FREE.test(bare)) return bare;
  const land = LAND_LINE.exec(bare)?.[1];
  return land ? `+91${land}` : null;
}

// 1800 and 1860 are dialled as they are, and not from abroad.
const TOLL_FREE = /^18[06]0\d{6,7}$/;

// Area code and number have ten digits together; the 0 is only dialled inside India.
const LAND_LINE = /^(?:\+91)?0?([1-9]\d{9})$/;
