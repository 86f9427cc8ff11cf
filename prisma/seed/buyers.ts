import type { Business } from "@/lib/accounts/business";

/** Somebody who has bought in the demo, with the address of the delivery. */
export type DemoBuyer = {
  name: string;
  email: string;
  phone: string;
  address: {
    house_building: string;
    locality_street: string;
    city: string;
    district: string;
    state: string;
    pin: string;
  };
  business: Business | null;
};

const buyer = (
  [name, email, phone]: [string, string, string],
  [house_building, locality_street, city, district, state, pin]: string[],
  business: Business | null = null,
) => ({
  ...{ name, email, phone, business },
  address: { house_building, locality_street, city, district, state, pin } as DemoBuyer["address"],
});

/** Consumers and businesses, within Karnataka, where the demo is registered, and in other states. */
export const BUYERS: readonly DemoBuyer[] = [
  buyer(
    ["Kavya Hegde", "kavya.hegde@example.com", "+919800000001"],
    ["12, Lake View", "MG Road", "Bengaluru", "Bengaluru Urban", "Karnataka", "560001"],
  ),
  buyer(
    ["Rahul Joshi", "rahul.joshi@example.com", "+919800000002"],
    ["7, Carter Road", "Bandra West", "Mumbai", "Mumbai", "Maharashtra", "400050"],
  ),
  buyer(
    ["Meera Krishnan", "meera.krishnan@example.com", "+919800000003"],
    ["24, Residency Road", "Ashok Nagar", "Bengaluru", "Bengaluru Urban", "Karnataka", "560025"],
    {
      ...{ gstin: "29AABCE1234F1Z1", legalName: "Eastern Fleet Services LLP" },
      ...{ use: null, billing: null },
    },
  ),
  buyer(
    ["Arvind Pillai", "arvind.pillai@example.com", "+919800000004"],
    ["3, Anna Salai", "Guindy", "Chennai", "Chennai", "Tamil Nadu", "600032"],
  ),
  buyer(
    ["Farah Siddiqui", "farah.siddiqui@example.com", "+919800000005"],
    ["Plot 9, Peenya", "Phase 2", "Bengaluru", "Bengaluru Urban", "Karnataka", "560058"],
    {
      ...{ gstin: "27AABCE1234F1Z5", legalName: "Eastern Fleet Services LLP", use: "own_site" },
      billing: { address: "14, Link Road, Andheri West", city: "Mumbai", pin: "400053" },
    },
  ),
  buyer(
    ["Sandeep Gill", "sandeep.gill@example.com", "+919800000006"],
    ["51, Janpath", "Connaught Place", "New Delhi", "New Delhi", "Delhi", "110001"],
    {
      ...{ gstin: "07AABCE1234F1Z7", legalName: "Northern Car Park Operators" },
      ...{ use: null, billing: null },
    },
  ),
];
