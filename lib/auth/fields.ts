import { z } from "zod";

/** The fields that forms and calls share, with the words people read when one is wrong. */

export const Email = z
  .string({ error: "Enter your e-mail address." })
  .trim()
  .toLowerCase()
  .max(254, "An e-mail address has at most 254 characters.")
  .pipe(z.email("Enter an e-mail address like name@example.com."));

export const PersonName = z
  .string({ error: "Enter your name." })
  .trim()
  .min(1, "Enter your name.")
  .max(100, "A name has at most 100 characters.")
  // Marks and joiners are letters' parts in Hindi or Kannada; initials and apostrophes are names too.
  .regex(/^(?=.*\p{L})(?:[\p{L}\p{M}.'’\- ]|\u200c|\u200d)+$/u, "A name is written with letters.");

export const NewPassword = z
  .string({ error: "Choose a password." })
  .transform((text) => text.normalize("NFC"))
  .pipe(
    z
      .string()
      .min(8, "A password has at least 8 characters.")
      .max(128, "A password has at most 128 characters."),
  );

/** Any common Indian spelling of a mobile number → E.164; null stays null. */
export const Phone = z
  .string()
  .trim()
  .nullish()
  .transform((text, ctx) => {
    if (!text) return null;
    const phone = normalisePhone(text);
    if (phone) return phone;
    ctx.addIssue("Enter a 10-digit Indian mobile number, for example 98765 43210.");
    return z.NEVER;
  });

/**
 * "098765 43210", "+91-98765-43210", "0091 9876543210" → "+919876543210"; anything else → null.
 * A 10-digit number may itself start with 91, so the country code is cut only from 12 digits.
 */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/[\s().\-+]/g, "");
  const local = digits
    .replace(/^00/, "")
    .replace(/^91(?=\d{10}$)/, "")
    .replace(/^0(?=\d{10}$)/, "");
  return /^[6-9]\d{9}$/.test(local) ? `+91${local}` : null;
}
