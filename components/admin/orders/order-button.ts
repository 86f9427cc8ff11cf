/** The id of the button that opens an order's details, for what moves the focus there. */
export function orderButtonId(orderId: string): string {
  return `open-${orderId}`;
}
