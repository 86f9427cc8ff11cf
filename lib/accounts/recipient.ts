import "server-only";
import { addressGone, addressMissing } from "@/lib/accounts/addresses";
import type { Address } from "@/lib/accounts/contract";
import { ADDRESS_COLUMNS, addressFromRow } from "@/lib/accounts/rows";
import { db } from "@/lib/db";

/** Whom a delivery is for, and where it goes. `phone` is the profile's. */
export type Recipient = { name: string; email: string; phone: string | null; address: Address };

/**
 * A person with the address to deliver to: the one asked for, else the default one.
 * @throws AppError address_missing; not_found when the address is not this person's.
 */
export async function recipient(userId: string, addressId?: string): Promise<Recipient> {
  const where = addressId ? { id: addressId } : { isDefault: true };
  const { addresses, ...person } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...{ name: true, email: true, phone: true },
      addresses: { where, select: ADDRESS_COLUMNS, take: 1 },
    },
  });
  const [row] = addresses;
  if (!row) throw addressId ? addressGone() : addressMissing();
  return { ...person, address: addressFromRow(row) };
}
