/** Where a checkout stands on this page. */
export type Progress =
  | { kind: "idle" }
  /** `says` is what is shown while it runs. */
  | { kind: "busy"; says: string }
  /** It did not happen; another try is welcome. */
  | { kind: "stopped"; says: string }
  /** It may have happened: the customer looks at its state before paying again. */
  | { kind: "unclear"; says: string; purchaseId: string };

/** What is bought, as both ways of paying send it. `expected_total` in rupees, as the wire has it. */
export type CheckoutRequest = {
  products: { productid: string; quantity: number }[];
  address_id: string;
  expected_total: number;
  driver_note?: string;
};

export const OFFLINE: Progress = {
  kind: "stopped",
  says: "You are offline. Nothing was sent and nothing was charged. Try again when you are connected.",
};
