import type { BuyerRequest } from "@/components/checkout/buyer/use-buyer";
import { AppError } from "@/lib/call/errors";
import { failureText, NetworkError } from "@/lib/http/browser/client";
import type { SupplyInput } from "@/lib/orders/purchase/supply-input";

/** State of the checkout on this page. `says` is the text shown to the customer. */
export type Progress =
  | { kind: "idle" }
  /** A request is running. */
  | { kind: "busy"; says: string }
  /** Nothing was ordered or charged; the customer may retry. */
  | { kind: "stopped"; says: string }
  /** It may have happened: the customer must check the purchase before paying again. */
  | { kind: "unclear"; says: string; purchaseId: string }
  /** No answer arrived. Sending the same request again is safe: it never orders twice. */
  | { kind: "lost"; says: string }
  /** An order for it exists already, from another window, device or attempt. */
  | { kind: "ordered"; says: string; purchaseId: string };

/** The request that both payment methods send. `expected_total` is in rupees, as on the wire. */
export type CheckoutRequest = {
  products: { productid: string; quantity: number }[];
  address_id: string;
  expected_total: number;
  driver_note?: string;
  cart_version?: string;
  order_again?: boolean;
  /** What the electricity bill states, for the shop to look at. */
  supply?: SupplyInput;
  /** The number that the driver calls, E.164. */
  phone: string;
} & BuyerRequest;

export const OFFLINE: Progress = {
  kind: "stopped",
  says: "You are offline. Nothing was sent and nothing was charged. Try again when you are connected.",
};

/** Maps a failed request to the page's state. The server names an existing or pending purchase, if any. */
export function progressOf(
  error: unknown,
  texts: { fallback: string; network?: string },
): Progress {
  const says = failureText(error, texts);
  if (isLost(error)) return { kind: "lost", says };
  const purchaseId = error instanceof AppError ? error.more?.purchase_id : undefined;
  if (typeof purchaseId !== "string") return { kind: "stopped", says };
  const isOrdered = error instanceof AppError && error.code === "already_ordered";
  return { kind: isOrdered ? "ordered" : "unclear", says, purchaseId };
}

/** Whether the outcome of the request is unknown: no answer, or an answer that leaves it open. */
export function isLost(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof AppError)) return false;
  return error.status >= 500 && error.code !== "payment_provider_failed";
}
