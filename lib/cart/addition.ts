import { AppError } from "@/lib/call/errors";
import { addToCart } from "@/lib/cart/contract";
import { keepCartCount } from "@/lib/cart/count";
import { failureText, send } from "@/lib/http/browser/client";

/**
 * The result of adding to the cart: `signed-out` if the session has ended, and the charger is in a guest's
 * cart, which comes along into the account; or an error message, and whether a retry is useless.
 */
export type Addition = "added" | "signed-out" | { text: string; isFinal: boolean };

type Product = { id: string; name: string };

/** Adds one unit of a charger to the cart. Never rejects. */
export async function addOne(product: Product): Promise<Addition> {
  try {
    await addNext(product);
    return "added";
  } catch (error) {
    return isSignedOut(error) ? addAsGuest(product) : refusal(error, product.name);
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

// Sequential, because the first answer to a guest sets the cookie: two at the same time would create two carts.
async function addNext({ id }: Product): Promise<void> {
  const adding = last.then(() => send(addToCart, { productid: id }));
  last = adding.catch(() => undefined);
  keepCartCount((await adding).cart_items, true);
}

/** The refusal has ended the browser's session, so that the same call is a guest's now. */
async function addAsGuest(product: Product): Promise<Addition> {
  try {
    await addNext(product);
    return "signed-out";
  } catch (error) {
    return refusal(error, product.name);
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof AppError && error.code === "unauthenticated";
}

function refusal(error: unknown, name: string): Addition {
  const isFinal = error instanceof AppError && error.status < 500;
  if (error instanceof AppError && error.code === "out_of_stock") {
    return { text: `No stock available for ${name}`, isFinal: true };
  }
  return { text: failureText(error, TEXTS), isFinal };
}

const TEXTS = {
  fallback: "The charger could not be added to the cart. Please try again.",
  network: "The server could not be reached. Check your connection.",
};
