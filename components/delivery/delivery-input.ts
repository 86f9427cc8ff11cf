import { readPlace } from "@/components/account/address-input";
import { typed } from "@/components/forms/check-input";
import type { FieldErrors } from "@/lib/call/errors";

/** The choices beside the saved addresses: the present address, or one typed here. */
export const AS_IT_IS = "as-it-is";
export const WRITTEN = "written";
/** Name of the choice. */
export const DELIVER_TO = "deliver_to";

/** Reads the delivery part of a call's input from the form. */
export function readDelivery(data: FormData) {
  const { is_default: _none, ...address } = readPlace(data);
  const chosen = String(data.get(DELIVER_TO) ?? AS_IT_IS);
  const isSaved = chosen !== AS_IT_IS && chosen !== WRITTEN;
  return {
    ...(isSaved ? { address_id: chosen } : {}),
    ...(chosen === WRITTEN ? { address } : {}),
    phone: typed(data, "phone") ?? null,
    driver_note: typed(data, "driver_note") ?? "",
  };
}

/** Maps field names of the contract ("address.pin", "address_id") to those of the form ("pin", the choice). */
export function ownFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [
      name.replace(/^address_id$/, DELIVER_TO).replace(/^address\./, ""),
      words,
    ]),
  );
}

export const PHONE_MISSING = "Enter a mobile number so that the driver can call.";
