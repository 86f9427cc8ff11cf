import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "@/lib/call/errors";

const SHORTEST_LOCAL_PART = 4;
let common: Set<string> | undefined;

/**
 * Refuses passwords that attackers try first: commonly used ones, and those containing the local part of the
 * email address. The contract checks the length; digits and symbols are not required. @param field the
 * input field that the error names.
 * @throws AppError weak_password with fields.
 */
export function assertStrong(password: string, email: string, field = "password"): void {
  const words = weakness(password, email);
  if (words) throw new AppError("weak_password", words, { fields: { [field]: [words] } });
}

/** Why a password is weak, in words; null if it is not. */
export function weakness(password: string, email: string): string | null {
  common ??= new Set(dictionary["passwords-common"].map(String));
  const plain = password.normalize("NFC").toLowerCase();
  if (common.has(plain)) return "Many people use this password. Choose another one.";
  if (/^(.)\1*$/u.test(plain)) return "A password is more than one character repeated.";
  const name = email.split("@")[0]?.toLowerCase() ?? "";
  if (name.length >= SHORTEST_LOCAL_PART && plain.includes(name)) {
    return "This password contains your email name. Choose another one.";
  }
  return null;
}
