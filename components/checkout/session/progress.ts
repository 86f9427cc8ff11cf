import { AppError } from "@/lib/call/errors";
import { failureText, NetworkError } from "@/lib/http/browser/client";

/** Where a checkout stands on this page. */
export type Progress =
  | { kind: "idle" }
  /** `says` is what is shown while it runs. */
  | { kind: "busy"; says: string }
  /** It did not happen; another try is welcome. */
  | { kind: "stopped"; says: string }
  /** It may have happened: the customer looks at its state before paying again. */
  | { kind: "unclear"; says: string; purchaseId: string }
  /** No answer came: the same request again finds out, and orders nothing twice. */
  | { kind: "lost"; says: string }
  /** An order for it stands already, from another window, device or try. */
  | { kind: "ordered"; says: string; purchaseId: string };

/** What is bought, as both ways of paying send it. `expected_total` in rupees, as the wire has it. */
export type CheckoutRequest = {
  products: { productid: string; quantity: number }[];
  address_id: string;
  expected_total: number;
  driver_note?: string;
  cart_version?: string;
  order_again?: boolean;
  /** What the driver calls. */
  phone: string;
};

export const OFFLINE: Progress = {
  kind: "stopped",
  says: "You are offline. Nothing was sent and nothing was charged. Try again when you are connected.",
};

/** What a failed try means for the page; the server names the purchase that stands or is on its way. */
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

/** Whether nobody knows what became of the request: no answer came, or none that says so. */
export function isLost(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof AppError)) return false;
  return error.status >= 500 && error.code !== "payment_provider_failed";
}
