import "server-only";
import { deliveryAddress } from "@/lib/accounts/addresses/recipient";
import type { Address } from "@/lib/accounts/contract";
import { addressLine } from "@/lib/accounts/rules";
import type { Tx } from "@/lib/db";

/** A written address, as the contract reads it. */
type Written = Omit<Address, "id" | "type" | "custom_type_name" | "is_default">;
type Wanted = { address_id?: string; address?: Written };

/**
 * Where an order that is entered for somebody goes: to the address that is written, else to one of the address
 * book. @throws AppError address_missing; not_found for an address that is not this person's.
 */
export async function officeAddress(userId: string, wanted: Wanted): Promise<Address> {
  const { address_id: id, address } = wanted;
  if (!address) return deliveryAddress(userId, id);
  // It is in no address book, so what it says is what tells it from others.
  return { ...address, ...HOME, id: addressLine(address) };
}

/** Keeps a written address for somebody whose address book is empty: the next order needs it again. */
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
