/** What every mail about one order says of it. `quantity` units of `product`. */
export type OrderFacts = { name: string; number: string; product: string; quantity: number };

/** Where a mail about an order leads. */
export const ACTION = { label: "Open Order History", path: "/order" };

/** "2 × AC03W 7.4 kW" */
export function goods({ quantity, product }: OrderFacts): string {
  return `${quantity} × ${product}`;
}
