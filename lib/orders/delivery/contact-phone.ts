import "server-only";
import { keepFirstPhone } from "@/lib/accounts/first-phone";
import { AppError } from "@/lib/call/errors";
import { db } from "@/lib/db";

type Owner = { userId: string; phone: string | null };

/**
 * The number for the driver: the one given for this purchase, else the profile's. An empty profile keeps the
 * given number, even if nothing is bought.
 * @throws AppError phone_missing.
 */
export async function contactPhone(owner: Owner, given: string | null): Promise<string> {
  const { userId } = owner;
  const phone = given ?? owner.phone;
  if (!phone) throw phoneMissing();
  if (!owner.phone) {
    const own = { by: "customer", byId: userId } as const;
    await db().$transaction((tx) => keepFirstPhone(tx, { userId, phone }, own));
  }
  return phone;
}

/** The error for a delivery without a phone number. */
export function phoneMissing(): AppError {
  return new AppError("phone_missing", PHONE_MISSING, { fields: { phone: [PHONE_MISSING] } });
}

const PHONE_MISSING =
  "Please give a mobile number before placing an order, so that the driver can call you.";
