import type { Address } from "@/lib/accounts/contract";

/** The name people gave an address: "Home", "Work" or the custom name of an Other address. */
export function addressName(address: Pick<Address, "type" | "custom_type_name">): string {
  return address.type === "Other" ? (address.custom_type_name ?? "Other") : address.type;
}

/** One line of text, as it is printed on the order: "…, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309". */
export function addressLine(
  address: Omit<Address, "id" | "type" | "custom_type_name" | "is_default">,
): string {
  const { house_building, locality_street, landmark, city, po_ps, district, state, pin } = address;
  const parts = [
    house_building,
    locality_street,
    landmark,
    city,
    po_ps,
    district,
    `${state} ${pin}`,
  ];
  return parts.filter((part) => part).join(", ");
}
