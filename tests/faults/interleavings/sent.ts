type Line = { productid: string; quantity: number };

/** One request of a checkout; sent again it is the same, key and all. */
export type Sent = {
  method: "cash" | "online";
  products: Line[];
  driver_note?: string;
  /** What the program or the page sends along. */
  idempotencyKey?: string;
  checkout_key?: string;
  cart_version?: string;
  order_again?: boolean;
};
