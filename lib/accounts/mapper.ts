import "server-only";
import { businessView } from "@/lib/accounts/business";
import type { Address, Profile } from "@/lib/accounts/contract";
import { addressLine } from "@/lib/accounts/rules";
import { OPEN_CHANGE } from "@/lib/auth/email/email-owner";
import type { Prisma, Tx } from "@/lib/db";
import { lockRow } from "@/lib/lock";

export const ADDRESS_COLUMNS = {
  id: true,
  type: true,
  customTypeName: true,
  houseBuilding: true,
  localityStreet: true,
  landmark: true,
  city: true,
  poPs: true,
  district: true,
  state: true,
  pin: true,
  country: true,
  isDefault: true,
} as const satisfies Prisma.AddressSelect;

type AddressRow = Prisma.AddressGetPayload<{ select: typeof ADDRESS_COLUMNS }>;

export function addressFromRow(row: AddressRow): Address {
  return {
    id: row.id,
    type: row.type,
    custom_type_name: row.customTypeName,
    house_building: row.houseBuilding,
    locality_street: row.localityStreet,
    landmark: row.landmark,
    city: row.city,
    po_ps: row.poPs,
    district: row.district,
    state: row.state,
    pin: row.pin,
    country: row.country,
    is_default: row.isDefault,
  };
}

export const PROFILE_COLUMNS = {
  id: true,
  number: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  phone: true,
  role: true,
  about: true,
  business: true,
  pictureKey: true,
  createdAt: true,
  emailChanges: { where: OPEN_CHANGE, select: { newEmail: true } },
  addresses: { where: { isDefault: true }, select: ADDRESS_COLUMNS },
} as const satisfies Prisma.UserSelect;

type ProfileRow = Prisma.UserGetPayload<{ select: typeof PROFILE_COLUMNS }>;

/** The fields common to a profile and the back-office's view of a person. */
export function personFields(
  row: Omit<ProfileRow, "business" | "pictureKey" | "createdAt" | "emailChanges" | "addresses">,
) {
  return {
    id: row.id,
    user_number: row.number,
    name: row.name,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    phone_number: row.phone,
    role: row.role,
    about: row.about,
  };
}

/** `picture` is the JPEG's base64, or null. */
export function profileFromRow(row: ProfileRow, picture: string | null): Profile {
  const [home] = row.addresses;
  return {
    ...personFields(row),
    pending_email: row.emailChanges[0]?.newEmail ?? null,
    address: home ? addressLine(addressFromRow(home)) : null,
    business: businessView(row.business),
    profile_picture: picture && `data:image/jpeg;base64,${picture}`,
    created_at: row.createdAt.toISOString(),
  };
}

/**
 * Serializes the changes of one person until the transaction ends. NO KEY UPDATE: inserting rows that refer
 * to the person must not wait, or it could deadlock with `settle`.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await lockRow(tx, "User", userId);
}
