import { z } from "zod";
import { BusinessView } from "@/lib/accounts/business";
import { AddressType, CustomTypeName, Pin, place, untouchedIfAbsent } from "@/lib/accounts/fields";
import { personalRecords } from "@/lib/accounts/personal-data";
import { Email, PersonName, Phone } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message, Time } from "@/lib/call/codecs";

const Profile = z.object({
  id: z.string(),
  user_number: z.number(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** A requested address that waits for its code; `email` is valid until then. */
  pending_email: z.string().nullable(),
  phone_number: z.string().nullable(),
  role: z.string(),
  about: z.string().nullable(),
  /** The default delivery address on one line. */
  address: z.string().nullable(),
  business: BusinessView.nullable(),
  /** A data URL of a JPEG, 512 × 512 pixels; null without a picture. */
  profile_picture: z.string().nullable(),
  created_at: z.string(),
});
export type Profile = z.output<typeof Profile>;

export const getProfile = call({
  method: "GET",
  path: "/users/profile",
  access: "customer",
  input: z.object({}),
  output: z.object({ user_data: Profile }),
  errors: [],
});

/** Fields left out stay; null removes the business. A new email address needs the password, and its code. */
export const updateProfile = call({
  method: "PATCH",
  path: "/users/update",
  access: "customer",
  limited: "profile",
  input: z.object({
    name: PersonName.optional(),
    email: Email.optional(),
    phone_number: untouchedIfAbsent(Phone),
    business: z.null().optional(),
    current_password: z.string().max(1000).optional(),
  }),
  output: Message.extend({ updatedUser: Profile, pending_email: z.string().nullable() }),
  errors: ["email_taken", "password_needed", "wrong_password", "too_many_tries", "rate_limited"],
});

/** Largest picture in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

export const getProfilePicture = call({
  method: "GET",
  path: "/users/profile-picture",
  access: "customer",
  input: z.object({}),
  /** Base64 of a JPEG without a prefix; null without a picture. */
  output: z.object({ profile_picture: z.string().nullable() }),
  errors: ["files_unavailable"],
});

export const uploadProfilePicture = call({
  method: "POST",
  path: "/users/profile-picture/upload",
  access: "customer",
  body: "multipart",
  // The form's multipart framing adds a little to the file.
  maxBytes: MAX_PICTURE_BYTES + 16 * 1024,
  input: z.object({
    file: z
      .instanceof(Blob, { error: "Choose a picture." })
      .refine((file) => file.size > 0, "This file is empty.")
      .refine((file) => file.size <= MAX_PICTURE_BYTES, "A picture has at most 5 MB."),
  }),
  output: Message.extend({ profile_picture: z.string() }),
  errors: ["unsupported_media_type", "rate_limited", "files_unavailable"],
});

export const removeProfilePicture = call({
  method: "DELETE",
  path: "/users/profile-picture",
  access: "customer",
  input: z.object({}),
  output: Message,
  errors: [],
});

/** The input of the add-address form. */
export const AddressInput = z
  .object({
    type: AddressType,
    custom_type_name: CustomTypeName,
    ...place,
    country: place.country.default("India"),
    is_default: z.boolean().default(false),
  })
  .refine((address) => address.type !== "Other" || address.custom_type_name, {
    path: ["custom_type_name"],
    error: "Give this address a name, for example Site office.",
  });

export const Address = z.object({
  id: z.string(),
  type: AddressType,
  custom_type_name: z.string().nullable(),
  house_building: z.string(),
  locality_street: z.string(),
  landmark: z.string().nullable(),
  city: z.string(),
  po_ps: z.string().nullable(),
  district: z.string(),
  state: z.string(),
  pin: z.string(),
  country: z.string(),
  is_default: z.boolean(),
});
export type Address = z.output<typeof Address>;

export const listAddresses = call({
  method: "GET",
  path: "/users/address",
  access: "customer",
  input: z.object({}),
  output: z.array(Address),
  errors: [],
});

export const addAddress = call({
  method: "POST",
  path: "/users/address",
  access: "customer",
  limited: "address",
  input: AddressInput,
  output: Message.extend({ address: Address }),
  errors: [],
});

/** Which address: by `id`, or the oldest of a type, and of a custom name for an Other address. */
const which = {
  type: AddressType,
  id: z.uuid("This is not the id of an address.").optional(),
  custom_name: z.string().trim().max(40).optional(),
};
const query = ["id", "custom_name"] as const;

/** Type and custom name identify an address, so they cannot be changed. */
export const updateAddress = call({
  method: "PATCH",
  path: "/users/address/{type}",
  access: "customer",
  limited: "address",
  query,
  input: z.object({
    ...which,
    house_building: place.house_building.optional(),
    locality_street: place.locality_street.optional(),
    landmark: untouchedIfAbsent(place.landmark),
    city: place.city.optional(),
    po_ps: untouchedIfAbsent(place.po_ps),
    district: place.district.optional(),
    state: place.state.optional(),
    pin: place.pin.optional(),
    country: place.country.optional(),
    /** true makes it the default; false changes nothing, because one address is always the default. */
    is_default: z.boolean().optional(),
  }),
  output: Message.extend({ address: Address }),
  errors: ["not_found"],
});

export const setDefaultAddress = call({
  method: "PATCH",
  path: "/users/address/{type}/set-default",
  access: "customer",
  limited: "address",
  query,
  input: z.object(which),
  output: Message.extend({ address: Address }),
  errors: ["not_found"],
});

export const deleteAddress = call({
  method: "DELETE",
  path: "/users/address/{type}",
  access: "customer",
  limited: "address",
  query,
  input: z.object(which),
  /** `default_id` is the new default address; null if none is left. */
  output: Message.extend({ default_id: z.string().nullable() }),
  errors: ["not_found"],
});

/** The place of a PIN code, from our own table. */
export const lookUpPin = call({
  method: "GET",
  path: "/users/pin/{pin}",
  access: "public",
  limited: "pin",
  input: z.object({ pin: Pin }),
  output: z.object({
    pin: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    /** Other states that share this PIN code; mostly none. */
    other_states: z.array(z.string()),
  }),
  errors: ["not_found"],
});

/** Everything we hold about the caller, without credentials. */
export const getPersonalData = call({
  method: "GET",
  path: "/users/data",
  access: "customer",
  limited: "data",
  input: z.object({}),
  output: z.object({
    created_at: Time,
    profile: Profile,
    addresses: z.array(Address),
    ...personalRecords,
  }),
  errors: ["files_unavailable"],
});

/** Erases the person; orders and their payments stay, as the law requires. */
export const deleteAccount = call({
  method: "DELETE",
  path: "/users/account",
  access: "customer",
  input: z.object({
    entered_password: z
      .string({ error: "Enter your password." })
      .min(1, "Enter your password.")
      .max(1000),
  }),
  output: Message,
  errors: ["wrong_password", "conflict", "too_many_tries"],
  session: { does: "end", audience: "customer" },
});
