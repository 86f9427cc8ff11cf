type Line = { productid: string; quantity: number };

/** One request of a checkout; a repeat is identical, including its key. */
export type Sent = {
  method: "cash" | "online";
  products: Line[];
  driver_note?: string;
  /** What a program or the page adds. */
  idempotencyKey?: string;
  checkout_key?: string;
  cart_version?: string;
  order_again?: boolean;
};
