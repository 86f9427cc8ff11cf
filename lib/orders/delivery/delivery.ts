import { z } from "zod";
import type { OrderStatus } from "@/lib/orders/contract";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import { isHere } from "@/lib/orders/status/order-status";

/** Where and how something is delivered: as a purchase holds it, and as it is kept of one that was changed. */
export const Delivery = z.object({
  address: AddressSnapshot.catchall(z.string().nullish()),
  /** The address as it is printed, in one line. */
  deliveryAddress: z.string(),
  /** What the driver calls, E.164. */
  phone: z.string().nullable(),
  driverNote: z.string().nullable(),
});
export type Delivery = z.output<typeof Delivery>;

/**
 * An order's purchase with the delivery of this order: the purchase's, or the one that the order kept because it
 * was on its way already when the rest of its purchase was sent elsewhere.
 */
export function purchaseOf<P extends object>(order: { sentTo: unknown; purchase: P }): P {
  const { sentTo, purchase } = order;
  return sentTo === null ? purchase : { ...purchase, ...Delivery.parse(sentTo) };
}

/** An order may still go elsewhere until it is shipped. */
export function mayRedirect(status: OrderStatus): boolean {
  return isHere(status);
}

/** When an order was last sent elsewhere; null for never. */
export function redirectedAt(
  orderId: string,
  redirections: readonly { at: Date; orderIds: readonly string[] }[],
): Date | null {
  const times = redirections
    .filter(({ orderIds }) => orderIds.includes(orderId))
    .map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
