import { z } from "zod";
import { Address } from "@/lib/accounts/contract";
import { place } from "@/lib/accounts/fields";
import { Phone } from "@/lib/auth/fields";
import { call } from "@/lib/call/call";
import { Message } from "@/lib/call/codecs";
import { AdminOrder, Order } from "@/lib/orders/contract";

/** An address typed for one delivery; it is not added to the address book. */
export const PlaceInput = z.object({ ...place, country: place.country.default("India") });

/** One order of the purchase, in brief. */
const Parcel = z.object({
  order_id: z.string(),
  order_number: z.string(),
  product_name: z.string(),
  quantity: z.int(),
});

const DeliveryView = z.object({
  /** The address by field, to prefill the form. */
  address: z.object({
    house_building: z.string(),
    locality_street: z.string(),
    landmark: z.string().nullable(),
    city: z.string(),
    po_ps: z.string().nullable(),
    district: z.string(),
    state: z.string(),
    pin: z.string(),
  }),
  deliveryaddress: z.string(),
  phone: z.string().nullable(),
  driver_note: z.string().nullable(),
  /** The orders that a change affects: those of the purchase that have not shipped. */
  orders: z.array(Parcel),
  /** The customer's address book, the default address first. */
  addresses: z.array(Address),
});
export type DeliveryView = z.output<typeof DeliveryView>;

/** The changes; a field left out stays as it is. The note may be empty, the phone may not. */
const change = {
  /** An address from the customer's address book. */
  address_id: z.uuid("This is not the id of an address.").optional(),
  address: PlaceInput.optional(),
  phone: Phone,
  driver_note: z.string().trim().max(200, "A note has at most 200 characters.").nullish(),
};
const isOne = (input: { address_id?: string; address?: unknown }) =>
  !(input.address_id && input.address);
const ONE = { error: "Choose a saved address or write one, not both.", path: ["address_id"] };

const errors = ["not_found", "order_canceled", "delivery_fixed"] as const;
const changeErrors = [...errors, "phone_missing", "cash_limit"] as const;

/** The delivery of the caller's own order, while it can be changed. */
export const getDelivery = call({
  method: "GET",
  path: "/order/delivery/{order_id}",
  access: "customer",
  input: z.object({ order_id: z.string() }),
  output: DeliveryView,
  errors: [...errors],
});

/** Redirects the orders of a purchase that have not shipped. */
export const changeDelivery = call({
  method: "POST",
  path: "/order/delivery/{order_id}",
  access: "customer",
  once: true,
  input: z.object({ order_id: z.string(), ...change }).refine(isOne, ONE),
  output: Message.extend({ orders: z.array(Order) }),
  errors: [...changeErrors],
});

/** `getDelivery` for any order. */
export const getDeliveryByAdmin = call({
  method: "GET",
  path: "/admin/orders/{id}/delivery",
  access: "admin",
  input: z.object({ id: z.string() }),
  output: DeliveryView,
  errors: [...errors],
});

/** `changeDelivery` on behalf of a customer who has called. */
export const changeDeliveryByAdmin = call({
  method: "POST",
  path: "/admin/orders/{id}/delivery",
  access: "admin",
  right: "orders",
  once: true,
  input: z.object({ id: z.string(), ...change }).refine(isOne, ONE),
  output: Message.extend({ orders: z.array(AdminOrder) }),
  errors: [...changeErrors],
});
