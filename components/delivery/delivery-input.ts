import { readPlace } from "@/components/account/address-input";
import { typed } from "@/components/forms/check-input";
import type { FieldErrors } from "@/lib/call/errors";

/** What is chosen beside the saved addresses: the one it has, or one that is written. */
export const AS_IT_IS = "as-it-is";
export const WRITTEN = "written";

/** The part of a call that says where and how to deliver, as the form has it. */
export function readDelivery(data: FormData) {
  const { is_default: _none, ...address } = readPlace(data);
  const chosen = String(data.get("deliver_to") ?? AS_IT_IS);
  const isSaved = chosen !== AS_IT_IS && chosen !== WRITTEN;
  return {
    ...(isSaved ? { address_id: chosen } : {}),
    ...(chosen === WRITTEN ? { address } : {}),
    phone: typed(data, "phone") ?? null,
    driver_note: typed(data, "driver_note") ?? "",
  };
}

/** The contract names the fields of an address "address.pin"; the form's are called "pin". */
export function ownFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name.replace(/^address\./, ""), words]),
  );
}

export const PHONE_MISSING = "Enter a mobile number, so that the driver can call.";
