import { z } from "zod";
import type { OrderStatus } from "@/lib/orders/contract";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import { isHere } from "@/lib/orders/status/order-status";

/** Where and how an order is delivered: of a purchase, or stored as it was before a change. */
export const Delivery = z.object({
  address: AddressSnapshot.catchall(z.string().nullish()),
  /** The address on one line, as printed. */
  deliveryAddress: z.string(),
  /** The number for the driver, E.164. */
  phone: z.string().nullable(),
  driverNote: z.string().nullable(),
});
export type Delivery = z.output<typeof Delivery>;

/** What of an address decides when an order arrives. */
export const Destined = AddressSnapshot.pick({ pin: true, state: true });

/**
 * An order's purchase with the delivery of this order: the purchase's, or the order's own copy if it had
 * left before the rest of the purchase was redirected.
 */
export function purchaseOf<P extends object>(order: { sentTo: unknown; purchase: P }): P {
  const { sentTo, purchase } = order;
  return sentTo === null ? purchase : { ...purchase, ...Delivery.parse(sentTo) };
}

/** An order can be redirected until it ships. */
export function mayRedirect(status: OrderStatus): boolean {
  return isHere(status);
}

/** When an order was last redirected; null for never. */
export function redirectedAt(
  orderId: string,
  redirections: readonly { at: Date; orderIds: readonly string[] }[],
): Date | null {
  const times = redirections
    .filter(({ orderIds }) => orderIds.includes(orderId))
    .map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
