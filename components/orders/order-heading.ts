/** Element id of an order card's heading, to move the focus there. */
export function orderHeadingId(orderId: string): string {
  return `order-${orderId}`;
}
