import { typed } from "@/components/forms/check-input";
import { failureText } from "@/lib/http/browser/client";

/**
 * Reads the address fields of a form, not validated: the contract's schema does that, here and on the
 * server.
 */
export function readPlace(data: FormData) {
  return {
    house_building: typed(data, "house_building") ?? "",
    locality_street: typed(data, "locality_street") ?? "",
    landmark: typed(data, "landmark") ?? null,
    city: typed(data, "city") ?? "",
    po_ps: typed(data, "po_ps") ?? null,
    district: typed(data, "district") ?? "",
    state: typed(data, "state") ?? "",
    pin: typed(data, "pin") ?? "",
    country: "India" as const,
    is_default: data.has("is_default"),
  };
}

/** The alert of the specification: "Failed to delete address: {message or Unknown error}". */
export function addressFailure(what: "set default" | "delete" | "update", error: unknown): string {
  return `Failed to ${what} address: ${failureText(error, { fallback: "Unknown error" })}`;
}
