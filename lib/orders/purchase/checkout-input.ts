import { z } from "zod";
import { Phone } from "@/lib/auth/fields";
import { Rupees } from "@/lib/call/codecs";
import { BusinessInput, Pan } from "@/lib/orders/business/contract";
import { PurchaseLines } from "@/lib/orders/purchase/purchase-lines";
import { SupplyInput } from "@/lib/orders/purchase/supply-input";

/** What every checkout sends. */
export const CheckoutInput = {
  user_id: z.string().optional(),
  products: PurchaseLines,
  /** The delivery address; the default address if left out. */
  address_id: z.uuid().optional(),
  /** The total that the customer saw, in rupees: a different one is an error before anything is paid. */
  expected_total: Rupees.optional(),
  driver_note: z.string().trim().max(200, "A note has at most 200 characters.").optional(),
  /** The `version` of the cart that the customer saw: each version is bought once. */
  cart_version: z.uuid("That is not a version of a cart.").optional(),
  /** The customer knows of the earlier order and wants another one. */
  order_again: z.boolean("Say true or false.").optional(),
  /** The number for the driver; the profile's if left out. */
  phone: Phone,
  /** The supply that the charger will hang on, so that the shop can say what must come first. */
  supply: SupplyInput.optional(),
  /** The business that the tax invoice is made out to; it cannot be added later. */
  business: BusinessInput.optional(),
  /** Needed above a total, see the checkout's settings; a GSTIN holds it. */
  pan: Pan.optional(),
};
