import "server-only";
import type { Address } from "@/lib/accounts/contract";
import * as contract from "@/lib/accounts/contract";
import type { AddressType } from "@/lib/accounts/fields";
import { ADDRESS_COLUMNS, addressFromRow, lockUser } from "@/lib/accounts/mapper";
import { addressName } from "@/lib/accounts/rules";
import { audit } from "@/lib/audit/record";
import { AppError } from "@/lib/call/errors";
import { db, type Tx } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import type { Customer } from "@/lib/identity/actor";

export const listAddresses = serve(contract.listAddresses, (actor) => addressesOf(actor.userId));

export const addAddress = serve(contract.addAddress, async (actor, input) => {
  const { userId } = actor;
  const { address } = await changing(actor, "address.added", async (tx) => {
    const first = (await tx.address.count({ where: { userId, isDefault: true } })) === 0;
    const isDefault = input.is_default || first;
    if (isDefault) await clearDefault(tx, userId);
    const { type } = input;
    const customTypeName = type === "Other" ? input.custom_type_name : null;
    const data = { userId, type, customTypeName, isDefault, ...placeColumns(input) };
    const row = await tx.address.create({ data, select: ADDRESS_COLUMNS });
    return { address: addressFromRow(row) };
  });
  return { message: "Address added successfully!", address };
});

export const updateAddress = serve(contract.updateAddress, async (actor, input) => {
  const { userId } = actor;
  const { address } = await changing(actor, "address.changed", async (tx) => {
    const found = await find(tx, userId, input);
    if (input.is_default) await makeDefault(tx, userId, found.id);
    const where = { id: found.id, userId };
    const data = placeColumns(changed(found, input));
    const row = await tx.address.update({ where, data, select: ADDRESS_COLUMNS });
    return { address: addressFromRow(row) };
  });
  return { message: `${input.type} address updated successfully.`, address };
});

export const setDefaultAddress = serve(contract.setDefaultAddress, async (actor, input) => {
  const { address } = await changing(actor, "address.made-default", async (tx) => {
    const found = await find(tx, actor.userId, input);
    await makeDefault(tx, actor.userId, found.id);
    return { address: { ...found, is_default: true } };
  });
  return { message: `${input.type} address set as default.`, address };
});

export const deleteAddress = serve(contract.deleteAddress, async (actor, input) => {
  const { userId } = actor;
  const { address, next } = await changing(actor, "address.deleted", async (tx) => {
    const found = await find(tx, userId, input);
    await tx.address.delete({ where: { id: found.id, userId }, select: { id: true } });
    const heir = await nextDefault(tx, userId);
    if (found.is_default && heir) await makeDefault(tx, userId, heir.id);
    return { address: found, next: heir };
  });
  const done = `${input.type} address deleted successfully.`;
  const moved = address.is_default && next;
  const message = moved ? `${done} ${addressName(next)} is now your default address.` : done;
  return { message, default_id: next?.id ?? null };
});

/** A person's address book, the default address first. */
export async function addressesOf(userId: string, tx: Tx = db()): Promise<Address[]> {
  const rows = await tx.address.findMany({
    where: { userId },
    select: ADDRESS_COLUMNS,
    orderBy: [{ isDefault: "desc" }, { createdAt: "asc" }],
  });
  return rows.map(addressFromRow);
}

/**
 * Runs one change of a person's addresses and audits it. Changes of a person are serialized, so that exactly
 * one address is the default.
 */
function changing<R extends { address: Address }>(
  actor: Customer,
  action: `address.${string}`,
  change: (tx: Tx) => Promise<R>,
): Promise<R> {
  const { userId } = actor;
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const result = await change(tx);
    const detail = { address: result.address.id, type: result.address.type };
    await audit(tx, { by: "customer", byId: userId, action, subject: userId, detail });
    return result;
  });
}

type Which = { type: AddressType; id?: string; custom_name?: string };

/** Finds the address. @throws AppError not_found, also for another person's. */
async function find(tx: Tx, userId: string, which: Which): Promise<Address> {
  const { type, id, custom_name: name } = which;
  const named = type === "Other" && name ? { customTypeName: name } : {};
  const row = await tx.address.findFirst({
    where: { userId, type, ...(id ? { id } : named) },
    select: ADDRESS_COLUMNS,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (!row) throw addressGone();
  return addressFromRow(row);
}

/** The default address, else the newest one, which becomes the default when that is deleted. */
async function nextDefault(tx: Tx, userId: string): Promise<Address | undefined> {
  const row = await tx.address.findFirst({
    where: { userId },
    select: ADDRESS_COLUMNS,
    orderBy: [{ isDefault: "desc" }, { createdAt: "desc" }, { id: "desc" }],
  });
  return row ? addressFromRow(row) : undefined;
}

async function makeDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await clearDefault(tx, userId);
  const data = { isDefault: true };
  await tx.address.update({ where: { id, userId }, data, select: { id: true } });
}

async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx.address.updateMany({
    where: { userId, isDefault: true },
    data: { isDefault: false },
  });
}

type Place = Omit<Address, "id" | "type" | "custom_type_name" | "is_default">;

/** The place with the sent changes: a field left out stays, null empties it. */
function changed(place: Place, sent: Partial<Place>): Place {
  return {
    house_building: sent.house_building ?? place.house_building,
    locality_street: sent.locality_street ?? place.locality_street,
    landmark: sent.landmark === undefined ? place.landmark : sent.landmark,
    city: sent.city ?? place.city,
    po_ps: sent.po_ps === undefined ? place.po_ps : sent.po_ps,
    district: sent.district ?? place.district,
    state: sent.state ?? place.state,
    pin: sent.pin ?? place.pin,
    country: sent.country ?? place.country,
  };
}

function placeColumns(place: Place) {
  return {
    houseBuilding: place.house_building,
    localityStreet: place.locality_street,
    landmark: place.landmark,
    city: place.city,
    poPs: place.po_ps,
    district: place.district,
    state: place.state,
    pin: place.pin,
    country: place.country,
  };
}

/** The error for an address that is deleted or another person's. */
export function addressGone(): AppError {
  return new AppError("not_found", "This address is no longer in your account.");
}
