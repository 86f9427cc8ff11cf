/** Element id of the button that opens an order's details, to move the focus there. */
export function orderButtonId(orderId: string): string {
  return `open-${orderId}`;
}
