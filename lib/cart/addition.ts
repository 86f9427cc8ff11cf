import { AppError } from "@/lib/call/errors";
import { addToCart } from "@/lib/cart/contract";
import { keepCartCount } from "@/lib/cart/count";
import { failureText, send } from "@/lib/http/browser/client";

/**
 * The result of adding to the cart: `login` if the session has ended; or an error message, and whether a
 * retry is useless.
 */
export type Addition = "added" | "login" | { text: string; isFinal: boolean };

/** Adds one unit of a charger to the cart. Never rejects. */
export async function addOne(product: { id: string; name: string }): Promise<Addition> {
  // Sequential, because the first answer to a guest sets the cookie: two at the same time would create two
  // carts.
  const adding = last.then(() => send(addToCart, { productid: product.id }));
  last = adding.catch(() => undefined);
  try {
    keepCartCount((await adding).cart_items, true);
    return "added";
  } catch (error) {
    return refusal(error, product.name);
  }
}

/**
 * Opens the checkout with a full page load: only its own content security policy allows the payment window. A guest
 * comes there by way of the login, and the cart comes along.
 */
export function openCheckout(): void {
  window.location.assign("/checkout");
}

let last: Promise<unknown> = Promise.resolve();

function refusal(error: unknown, name: string): Addition {
  const isFinal = error instanceof AppError && error.status < 500;
  if (error instanceof AppError && error.code === "unauthenticated") return "login";
  if (error instanceof AppError && error.code === "out_of_stock") {
    return { text: `No stock available for ${name}`, isFinal: true };
  }
  return { text: failureText(error, TEXTS), isFinal };
}

const TEXTS = {
  fallback: "The charger could not be added to the cart. Please try again.",
  network: "The server could not be reached. Check your connection.",
};
