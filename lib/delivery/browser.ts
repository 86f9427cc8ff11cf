import type { DeliveryCheck } from "@/lib/delivery/contract";

/** What the server said about a PIN code: when it arrives there, or why not, in words. */
export type DeliveryAnswer = { pin: string; check: DeliveryCheck | null; problem: string | null };

/**
 * `checkDelivery` without its schemas, which would make a product page's script several times as large. Never
 * rejects but when aborted.
 */
export async function readDelivery(
  pin: string,
  productId: string | undefined,
  signal: AbortSignal,
): Promise<DeliveryAnswer> {
  const query = productId ? `?product_id=${productId}` : "";
  try {
    const response = await fetch(`/api/delivery/${pin}${query}`, { signal });
    const body = await response.json();
    if (response.ok) return { pin, check: body, problem: body.reason };
    const isTold = response.status < 500 && typeof body.message === "string";
    return { pin, check: null, problem: isTold ? body.message : NO_ANSWER };
  } catch (error) {
    if (signal.aborted) throw error;
    return { pin, check: null, problem: NO_ANSWER };
  }
}

/** The PIN code of the signed-in customer's default address; null for none. Never rejects. */
export async function readOwnPin(): Promise<string | null> {
  try {
    const response = await fetch("/api/users/address");
    const addresses: { pin: string; is_default: boolean }[] = await response.json();
    return addresses.find((address) => address.is_default)?.pin ?? null;
  } catch {
    return null;
  }
}

/** "110 001" → "110001"; null unless it is a PIN code. */
export function pinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** Said when the server did not answer. */
export const NO_ANSWER = "The days could not be looked up. Check your connection and try again.";
