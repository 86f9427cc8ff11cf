import "server-only";
import { type Address, addAddress, getProfile, listAddresses } from "@/lib/accounts/contract";
import { db, type Prisma } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { serve } from "@/lib/http/serve";

const getProfileService = serve(getProfile, async (actor) => {
  const user = await db().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: {
      id: true,
      number: true,
      name: true,
      email: true,
      emailVerifiedAt: true,
      phone: true,
      role: true,
      about: true,
      createdAt: true,
    },
  });
  const { id, number, name, email, emailVerifiedAt, phone, role, about, createdAt } = user;
  return {
    user_data: {
      id,
      user_number: number,
      name,
      email,
      email_verified: emailVerifiedAt !== null,
      phone_number: phone,
      role,
      about,
      created_at: createdAt.toISOString(),
    },
  };
});

const listAddressesService = serve(listAddresses, async (actor) => {
  const rows = await db().address.findMany({
    where: { userId: actor.userId },
    select: ADDRESS_COLUMNS,
    orderBy: [{ isDefault: "desc" }, { createdAt: "asc" }],
  });
  return rows.map(addressFromRow);
});

const addAddressService = serve(addAddress, async (actor, input) => {
  const row = await db().$transaction(async (tx) => {
    // One at a time per person, so that exactly one address is the default.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${actor.userId}::uuid FOR UPDATE`;
    const hasDefault = await tx.address.count({ where: { userId: actor.userId, isDefault: true } });
    const isDefault = input.is_default || hasDefault === 0;
    if (isDefault) {
      await tx.address.updateMany({
        where: { userId: actor.userId, isDefault: true },
        data: { isDefault: false },
      });
    }
    return tx.address.create({
      data: {
        userId: actor.userId,
        type: input.type,
        customTypeName: input.type === "Other" ? input.custom_type_name : null,
        houseBuilding: input.house_building,
        localityStreet: input.locality_street,
        landmark: input.landmark,
        city: input.city,
        poPs: input.po_ps,
        district: input.district,
        state: input.state,
        pin: input.pin,
        country: input.country,
        isDefault,
      },
      select: ADDRESS_COLUMNS,
    });
  });
  return { message: "Address added successfully!", address: addressFromRow(row) };
});

export {
  addAddressService as addAddress,
  getProfileService as getProfile,
  listAddressesService as listAddresses,
};

/**
 * The address to deliver to: the one asked for, else the default one.
 * @throws AppError address_missing; not_found when the id is not this person's.
 */
export async function deliveryAddress(userId: string, addressId?: string): Promise<Address> {
  const row = await db().address.findFirst({
    where: addressId ? { id: addressId, userId } : { userId, isDefault: true },
    select: ADDRESS_COLUMNS,
  });
  if (row) return addressFromRow(row);
  if (addressId) throw new AppError("not_found", "This address is not in your account any more.");
  const message = "Please set a default delivery address before placing an order.";
  throw new AppError("address_missing", message);
}

const ADDRESS_COLUMNS = {
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

function addressFromRow(row: AddressRow): Address {
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
