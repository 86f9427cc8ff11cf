/** Facts that every mail about one order states. `quantity` units of `product`. */
export type OrderFacts = { name: string; number: string; product: string; quantity: number };

/** The button of a mail about an order. */
export const ACTION = { label: "Open Order History", path: "/order" };

/** "2 × AC03W 7.4 kW" */
export function goods({ quantity, product }: OrderFacts): string {
  return `${quantity} × ${product}`;
}
