import { z } from "zod";
import { STATE_NAMES } from "@/lib/accounts/states";
import { call } from "@/lib/http/call";
import { Message } from "@/lib/http/codecs";

const Profile = z.object({
  id: z.string(),
  user_number: z.number(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().nullable(),
  role: z.string(),
  about: z.string().nullable(),
  created_at: z.string(),
});

export const getProfile = call({
  method: "GET",
  path: "/users/profile",
  access: "customer",
  input: z.object({}),
  output: z.object({ user_data: Profile }),
  errors: [],
});

const line = (what: string, max = 120) =>
  z
    .string({ error: `Enter the ${what}.` })
    .trim()
    .min(1, `Enter the ${what}.`)
    .max(max, `The ${what} has at most ${max} characters.`);
const optionalLine = (what: string, max = 120) =>
  z
    .string()
    .trim()
    .max(max, `The ${what} has at most ${max} characters.`)
    .nullish()
    .transform((text) => text || null);

export const AddressType = z.enum(["Home", "Work", "Other"], {
  error: "Choose Home, Work or Other.",
});

/** What the add-address form sends. A PIN is six digits and never starts with 0. */
export const AddressInput = z
  .object({
    type: AddressType,
    custom_type_name: optionalLine("name of the address", 40),
    house_building: line("house and building"),
    locality_street: line("locality and street"),
    landmark: optionalLine("landmark"),
    city: line("city", 60),
    po_ps: optionalLine("post office or police station", 60),
    district: line("district", 60),
    state: z.enum(STATE_NAMES, { error: "Choose a state." }),
    pin: z
      .string({ error: "Enter the PIN code." })
      .trim()
      .transform((text) => text.replace(/\s/g, ""))
      .pipe(z.string().regex(/^[1-9]\d{5}$/, "A PIN code has six digits.")),
    country: z.literal("India", { error: "We deliver within India." }).default("India"),
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
  input: AddressInput,
  output: Message.extend({ address: Address }),
  errors: [],
});
