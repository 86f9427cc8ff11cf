import "server-only";
import { placeOfPin } from "@/lib/accounts/addresses/pins";
import { AppError } from "@/lib/call/errors";
import { shopTerms } from "@/lib/content/shop-terms";
import { db } from "@/lib/db";
import * as contract from "@/lib/delivery/contract";
import { deliveryWindow, type Handling, windowView } from "@/lib/delivery/window";
import { notServedReason } from "@/lib/delivery/zones";
import { serve } from "@/lib/http/serve";

export const checkDelivery = serve(contract.checkDelivery, async (_actor, input) => {
  const { pin, product_id: productId } = input;
  const place = placeOfPin(pin);
  const reason = notServedReason(pin, shopTerms);
  if (reason) return { pin, city: null, state: null, ...place, window: null, reason };
  if (!place) throw new AppError("not_found", UNKNOWN_PIN);
  const now = new Date();
  const to = { pin, state: place.state };
  const days = deliveryWindow(now, to, productId ? await handlingOf(productId) : undefined);
  const { city, state } = place;
  return { pin, city, state, window: windowView(now, days, to), reason: null };
});

/** @throws AppError not_found for a product that is not on sale. */
async function handlingOf(id: string): Promise<Handling> {
  const where = { id, isListed: true };
  const row = await db().product.findFirst({ where, select: { handlingDays: true } });
  if (!row) throw new AppError("not_found", "This product is not on sale.");
  return row;
}

const UNKNOWN_PIN = "We do not know this PIN code. Please check the six digits.";
