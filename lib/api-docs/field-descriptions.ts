import "server-only";
import type { z } from "zod";
import { Pin } from "@/lib/accounts/fields";
import { verifySecondFactor } from "@/lib/auth/contract";
import { Email, NewPassword, OneTimeCode, Phone } from "@/lib/auth/fields";
import { PENDING_HEADER } from "@/lib/call/call";
import { Rupees, Time } from "@/lib/call/codecs";
import { pageEnds, paging } from "@/lib/call/paging";
import { getCart } from "@/lib/cart/contract";

/** What a field accepts that its schema cannot express, wherever the field occurs. */
export const describedFields: readonly (readonly [z.ZodType, string])[] = [
  [Rupees, "Rupees, with at most two decimals."],
  [Time, "A moment in ISO 8601 and UTC: 2026-11-28T07:45:30.218Z."],
  [Email, "Case and spaces around it do not matter."],
  [
    Phone,
    "An Indian mobile number in any usual spelling: 98765 43210 or +919876543210. Null and empty are none.",
  ],
  [OneTimeCode, "Six digits; spaces between them do not matter."],
  [NewPassword, "8 to 128 characters, and none of the passwords that are guessed first."],
  [Pin, "Six digits, the first of them no 0; a space in the middle does not matter."],
  [paging.after, "The id after which to go on: next of the page before."],
  [paging.before, "The id before which to go back: previous of the page after."],
  [pageEnds.next, "What to send as after for the next page; null on the last one."],
  [pageEnds.previous, "What to send as before for the page before; null on the first one."],
  [
    verifySecondFactor.input.shape.pending,
    `What a program found in the header ${PENDING_HEADER}; in a browser a cookie holds it.`,
  ],
  [
    getCart.input.shape.guest_cart,
    'The cart of somebody who is not logged in: "new", or guest_cart of an earlier answer.',
  ],
  [
    getCart.output.shape.guest_cart,
    "A guest's cart, sealed, for a program to send back; in a browser a cookie holds it.",
  ],
];
