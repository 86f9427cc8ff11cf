import "server-only";
import { AppError } from "@/lib/call/errors";
import type { CartOwner } from "@/lib/cart/cart-row";
import { mergeGuestCart } from "@/lib/cart/merge";
import type { Actor } from "@/lib/identity/actor";
import { assertOwn } from "@/lib/identity/assert-own";
import { openGuestCart } from "@/lib/identity/guest-cart";

type Claim = { user_id?: string; guest_cart?: string };

/**
 * The cart that a call is about. A customer who still has a guest's cart gets its lines first.
 * @throws AppError unauthenticated for a guest without `guest_cart` or with a user id; forbidden for an
 * administrator and for another person's id.
 */
export async function cartOwner(actor: Actor, claim: Claim): Promise<CartOwner> {
  const { user_id: userId, guest_cart: seal } = claim;
  if (actor.kind === "admin") {
    throw new AppError("forbidden", "This is not open to your account.");
  }
  if (actor.kind === "customer") {
    assertOwn(actor, userId);
    const guestCartId = seal ? await openGuestCart(seal) : null;
    if (guestCartId) await mergeGuestCart(guestCartId, actor.userId);
    return { kind: "customer", userId: actor.userId };
  }
  if (seal === undefined || userId !== undefined) {
    throw new AppError("unauthenticated", "Please login first");
  }
  return { kind: "guest", cartId: await openGuestCart(seal) };
}
