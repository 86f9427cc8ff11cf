import "server-only";
import { deliveryAddress } from "@/lib/accounts/addresses/recipient";
import type { Address } from "@/lib/accounts/contract";
import { addressLine } from "@/lib/accounts/rules";
import type { Tx } from "@/lib/db";

/** A written address, as the contract reads it. */
type Written = Omit<Address, "id" | "type" | "custom_type_name" | "is_default">;
type Wanted = { address_id?: string; address?: Written };

/**
 * The delivery address of an order entered in the office: the one typed, else one of the address book.
 * @throws AppError address_missing; not_found for another person's address.
 */
export async function officeAddress(userId: string, wanted: Wanted): Promise<Address> {
  const { address_id: id, address } = wanted;
  if (!address) return deliveryAddress(userId, id);
  // It is in no address book, so its text serves as its id.
  return { ...address, ...HOME, id: addressLine(address) };
}

/** Adds a typed address to an empty address book, for the next order. */
export async function keepFirstAddress(tx: Tx, userId: string, address: Written): Promise<void> {
  if ((await tx.address.count({ where: { userId } })) > 0) return;
  const { house_building, locality_street, po_ps, ...same } = address;
  await tx.address.create({
    data: {
      userId,
      type: HOME.type,
      isDefault: true,
      houseBuilding: house_building,
      localityStreet: locality_street,
      poPs: po_ps,
      ...same,
    },
    select: { id: true },
  });
}

const HOME = { type: "Home", custom_type_name: null, is_default: true } as const;
