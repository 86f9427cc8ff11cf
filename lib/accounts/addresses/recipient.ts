import "server-only";
import { addressGone } from "@/lib/accounts/addresses/addresses";
import type { Address } from "@/lib/accounts/contract";
import { ADDRESS_COLUMNS, addressFromRow } from "@/lib/accounts/mapper";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { rows } from "@/lib/sql";

/** The recipient and address of a delivery. `phone` is the profile's. */
export type Recipient = { name: string; email: string; phone: string | null; address: Address };

/** A person with the delivery address. @throws AppError as `deliveryAddress`. */
export async function recipient(
  userId: string,
  addressId?: string,
  tx: Tx = db(),
): Promise<Recipient> {
  const id = addressId ?? null;
  const [person] = await rows<Omit<Recipient, "address"> & { address: Row | null }>(
    tx,
    Prisma.sql`
      SELECT name, email, phone, (SELECT to_jsonb(a) FROM "Address" a WHERE a."userId" = u.id
        AND CASE WHEN ${id}::uuid IS NULL THEN a."isDefault" ELSE a.id = ${id}::uuid END LIMIT 1) AS address
      FROM "User" u WHERE id = ${userId}::uuid`,
  );
  if (!person) throw new Error(`User ${userId} is gone.`);
  return { ...person, address: found(person.address, addressId) };
}

/**
 * The delivery address: the one requested, else the default.
 * @throws AppError address_missing; not_found if the id is not this person's.
 */
export async function deliveryAddress(
  userId: string,
  addressId?: string,
  tx: Tx = db(),
): Promise<Address> {
  const where = { userId, ...meant(addressId) };
  return found(await tx.address.findFirst({ where, select: ADDRESS_COLUMNS }), addressId);
}

/** Selects the requested or the default address. */
function meant(addressId: string | undefined) {
  return addressId ? { id: addressId } : { isDefault: true };
}

function found(row: Row | null | undefined, addressId: string | undefined): Address {
  if (row) return addressFromRow(row);
  if (addressId) throw addressGone();
  const message = "Please set a default delivery address before placing an order.";
  throw new AppError("address_missing", message);
}

type Row = Parameters<typeof addressFromRow>[0];
