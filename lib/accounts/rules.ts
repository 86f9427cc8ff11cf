import type { Address } from "@/lib/accounts/contract";
import { firstLetter } from "@/lib/graphemes";

/** The display name of an address: "Home", "Work" or the custom name of an Other address. */
export function addressName(address: Pick<Address, "type" | "custom_type_name">): string {
  return address.type === "Other" ? (address.custom_type_name ?? "Other") : address.type;
}

/**
 * The address on one line, as printed on the order: "…, Noida, Gautam Buddha Nagar, Uttar Pradesh 201309".
 */
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
    // "Pune, Pune" would be redundant.
    district === city ? null : district,
    `${state} ${pin}`,
  ];
  return parts.filter((part) => part).join(", ");
}

/** "+919876543210" → "+91 98765 43210". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}

/** "Asha Menon" → "AM", in place of a missing picture. */
export function initials(name: string | null): string {
  const words = (name ?? "").trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "").toUpperCase()).join("") || "U";
}
