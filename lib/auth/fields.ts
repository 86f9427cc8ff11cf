import { z } from "zod";
import { Message, Time } from "@/lib/call/codecs";
import { plainAddress, plainDigits, plainLine } from "@/lib/call/plain-text";
import { OFFICE_ROLES } from "@/lib/call/roles";

/** The fields that forms and calls share, with the messages for wrong values. */

export const Email = z
  .string({ error: "Enter your email address." })
  .overwrite(plainAddress)
  .toLowerCase()
  .max(254, "An email address has at most 254 characters.")
  .pipe(z.email("Enter an email address like name@example.com."));

export const PersonName = z
  .string({ error: "Enter your name." })
  .overwrite(plainLine)
  .min(1, "Enter your name.")
  .max(100, "A name has at most 100 characters.")
  // Marks and joiners are parts of letters in Hindi or Kannada; initials and apostrophes occur in names too.
  .regex(/^(?=.*\p{L})(?:[\p{L}\p{M}.'’\- ]|\u200c|\u200d)+$/u, "A name is written with letters.");

export const NewPassword = z
  .string({ error: "Choose a password." })
  .transform((text) => text.normalize("NFC"))
  .pipe(
    z
      .string()
      .refine((text) => [...text].length >= 8, "A password has at least 8 characters.")
      .refine((text) => [...text].length <= 128, "A password has at most 128 characters."),
  );

/** The current password: anything that was accepted once is accepted here. */
const KnownPassword = z
  .string({ error: "Enter your password." })
  .min(1, "Enter your password.")
  .max(1000, "A password has at most 128 characters.");

/** Re-entered before a sensitive change. */
export const PasswordAgain = KnownPassword;

export const Credentials = z.object({ email: Email, password: KnownPassword });

/** Six digits; spaces and dashes pasted from a mail are fine. */
export const OneTimeCode = z
  .string({ error: "Enter the 6-digit code." })
  .max(20, "The code has six digits.")
  .transform((text) => plainDigits(text).replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has six digits."));

/** A code of an authenticator app, or a recovery code: ten letters and digits, with or without a dash. */
export const SecondCode = z
  .string({ error: "Enter the code." })
  .max(30, "Enter six digits, or a recovery code.")
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^(\d{6}|[a-z\d]{10})$/, "Enter six digits, or a recovery code."));

/** Where the code of a sign-in comes from. */
export const SecondFactor = z.enum(["mail", "authenticator"]);
export type SecondFactor = z.output<typeof SecondFactor>;

/** The specification's name for the purpose of a code that proves an email address. */
export const MAIL_VERIFICATION = "Mail Verification";

const PHONE_WORDS = "Enter a 10-digit Indian mobile number, for example 98765 43210.";

/** Any common spelling of an Indian mobile number → E.164; null stays null. */
export const Phone = z
  .string(PHONE_WORDS)
  .trim()
  .nullish()
  .transform((text, ctx) => {
    if (!text) return null;
    const phone = normalisePhone(text);
    if (phone) return phone;
    ctx.addIssue(PHONE_WORDS);
    return z.NEVER;
  });

/**
 * "098765 43210", "+91 (0) 98765-43210", "tel:+919876543210", "०९८७६५४३२१०" → "+919876543210"; anything else
 * → null. A 10-digit number may itself start with 91, so the country code is cut only from 12 digits.
 */
export function normalisePhone(text: string): string | null {
  const digits = plainDigits(text)
    .replace(/^tel:/i, "")
    .replace(/[\s().\-+]/g, "");
  // Autofill and habit put the trunk prefix 0 behind the country code too.
  const local = digits
    .replace(/^00/, "")
    .replace(/^91(?=0?\d{10}$)/, "")
    .replace(/^0(?=\d{10}$)/, "");
  return /^[6-9]\d{9}$/.test(local) ? `+91${local}` : null;
}

// ---- answers of the auth calls

/** A message, and the seal of the now known device: sent as a header or a cookie, never in the body. */
export const DeviceMessage = Message.extend({ device: z.string().optional() });

/** `token` is sent as the Authorization header or the sealed cookie, never in the body. */
export const SignedIn = DeviceMessage.extend({ token: z.string().optional() });

/** "Two-factor authentication is enabled." in both places where older clients read it. */
export const SecondFactorState = Message.extend({
  status: Message,
  enabled: z.boolean(),
});

export const Device = z.object({
  id: z.string(),
  /** "Chrome on Windows", or the name that a program gives itself. */
  device: z.string(),
  user_agent: z.string().nullable(),
  created_at: Time,
  last_seen_at: Time,
  /** Whether it is the session that asks. */
  is_current: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The role of the invited person. */
  role: z.enum(OFFICE_ROLES),
  state: z.enum(["open", "used", "revoked", "expired"]),
  invited_by: z.string(),
  created_at: Time,
  expires_at: Time,
});
export type Invitation = z.output<typeof Invitation>;

export const AdminUser = z.object({
  id: z.string(),
  user_number: z.number(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A requested address that waits for its code. */
  pending_email: z.string().nullable(),
  phone_number: z.string().nullable(),
  role: z.string(),
  /** The administrator's role: it says what the back-office allows. */
  office_role: z.enum(OFFICE_ROLES).nullable(),
  created_at: z.string(),
});
export type AdminUser = z.output<typeof AdminUser>;
