import { AppError } from "@/lib/call/errors";
import { addToCart } from "@/lib/cart/contract";
import { failureText, send } from "@/lib/http/browser/client";

/** What became of a wish to add: `login` when the session has ended; a refusal in words, and whether it is final. */
export type Addition = "added" | "login" | { text: string; isFinal: boolean };

/** Adds one unit of a charger to the cart. Never rejects. */
export async function addOne(product: { id: string; name: string }): Promise<Addition> {
  // One after the other, because the first answer to a guest brings the cookie: two at once would make two carts.
  const adding = last.then(() => send(addToCart, { productid: product.id }));
  last = adding.catch(() => undefined);
  try {
    await adding;
    return "added";
  } catch (error) {
    return refusal(error, product.name);
  }
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
