import { readInvoice } from "@/components/admin/new-order/invoice-part";
import type { OrderLine } from "@/components/admin/new-order/product-pick";
import { readSupply } from "@/components/admin/new-order/supply-part";
import { ownFields, PHONE_MISSING, readDelivery } from "@/components/delivery/delivery-input";
import { typed } from "@/components/forms/check-input";
import type { FieldErrors } from "@/lib/call/errors";
import { rupeesFromPaise } from "@/lib/money";
import type { OfficeMethod } from "@/lib/orders/office/contract";
import type { OrderEntry } from "@/lib/orders/office/hooks";

type Chosen = {
  /** The customer's id; undefined for a new customer. */
  userId: string | undefined;
  isNew: boolean;
  lines: readonly OrderLine[];
  method: OfficeMethod;
  /** The total that the customer was told, in paise. */
  total: number;
};

/** Reads the order from the form. */
export function readEntry(
  data: FormData,
  { userId, isNew, lines, method, total }: Chosen,
): OrderEntry {
  const { phone, driver_note, ...where } = readDelivery(data);
  const customer = {
    name: typed(data, "customer.name") ?? "",
    email: typed(data, "customer.email") ?? "",
    phone_number: typed(data, "customer.phone_number") ?? null,
  };
  return {
    ...(isNew ? { customer } : { user_id: userId, phone }),
    ...where,
    ...readSupply(data),
    ...readInvoice(data),
    products: lines.map(({ productid, quantity }) => ({ productid, quantity })),
    driver_note,
    method,
    expected_total: rupeesFromPaise(total),
  };
}

/** Name of the field for the phone number: the new customer's, or the delivery's. */
export function phoneField(isNew: boolean): "customer.phone_number" | "phone" {
  return isNew ? "customer.phone_number" : "phone";
}

/** Requires a phone number, which is optional in the contract. */
export function phoneFault(entry: OrderEntry): FieldErrors | undefined {
  const isNew = entry.customer !== undefined;
  const phone = isNew ? entry.customer?.phone_number : entry.phone;
  return phone ? undefined : { [phoneField(isNew)]: [PHONE_MISSING] };
}

/** Maps messages to the names of the form's fields. */
export function entryFields({ phone, ...fields }: FieldErrors, isNew: boolean): FieldErrors {
  return ownFields({ ...fields, ...(phone && { [phoneField(isNew)]: phone }) });
}
