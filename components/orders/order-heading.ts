/** The id of the heading of an order's card, for what moves the focus there. */
export function orderHeadingId(orderId: string): string {
  return `order-${orderId}`;
}
