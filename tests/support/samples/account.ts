import type { Address, Profile } from "@/lib/accounts/contract";

/** A person as returned by GET /users/profile. */
export const profileSample: Profile = {
  id: "0190a000-0000-7000-8000-000000000007",
  user_number: 1042,
  name: "Asha Menon",
  email: "asha@example.com",
  email_verified: true,
  pending_email: null,
  phone_number: "+919876543210",
  role: "customer",
  about: null,
  address: null,
  business: null,
  profile_picture: null,
  created_at: "2026-11-28T00:00:00.000Z",
};

/** An address as returned by GET /users/address. */
export function addressSample(values: Partial<Address> = {}): Address {
  return {
    id: "0190a000-0000-7000-8000-000000000001",
    type: "Home",
    custom_type_name: null,
    house_building: "12, Lake View",
    locality_street: "MG Road",
    landmark: null,
    city: "Bengaluru",
    po_ps: null,
    district: "Bengaluru Urban",
    state: "Karnataka",
    pin: "560001",
    country: "India",
    is_default: true,
    ...values,
  };
}
