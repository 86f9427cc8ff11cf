import "server-only";
import { type Recipient, recipient } from "@/lib/accounts/addresses/recipient";
import { readPanLimit } from "@/lib/company/pan-limit";
import { db } from "@/lib/db";
import type { Customer } from "@/lib/identity/actor";
import { assertPan, buyerFrom } from "@/lib/orders/business/buyer";
import type { BusinessInput } from "@/lib/orders/business/contract";
import { contactPhone } from "@/lib/orders/delivery/contact-phone";
import { mergeLines, quote } from "@/lib/orders/purchase/quote";
import type { SupplyInput } from "@/lib/orders/purchase/supply-input";
import type { Ask, Method, Wish } from "@/lib/orders/purchase/wish";
import { inOneTrip } from "@/lib/sql";

/** The input of a checkout. */
export type CheckoutRequest = {
  products: { productid: string; quantity: number }[];
  address_id?: string;
  expected_total?: number;
  driver_note?: string;
  supply?: SupplyInput;
  business?: BusinessInput;
  pan?: string;
  phone: string | null;
  cart_version?: string;
  checkout_key?: string;
  order_again?: boolean;
};

/** What a customer's checkout asks for, with the address looked up. @throws AppError, see `recipient`. */
export async function askFrom(
  actor: Customer,
  input: CheckoutRequest,
  method: Method,
): Promise<Ask> {
  return askOf(actor, input, method, await recipient(actor.userId, input.address_id));
}

async function askOf(
  { userId, from }: Customer,
  input: CheckoutRequest,
  method: Method,
  { address, ...person }: Recipient,
): Promise<Ask> {
  const phone = await contactPhone({ userId, phone: person.phone }, input.phone);
  const isProgram = from?.via === "program";
  const hasKey = input.checkout_key !== undefined || from?.idempotencyKey !== undefined;
  return {
    ...{ userId, method, address, ...person, phone },
    goods: mergeLines(input.products),
    driverNote: input.driver_note || undefined,
    supply: input.supply,
    ...(await buyerFrom(input, address)),
    seenPaise: input.expected_total,
    cartVersion: input.cart_version,
    checkoutKey: input.checkout_key,
    isKeyed: isProgram && hasKey,
    isAgain: input.order_again ?? false,
  };
}

/** The same, priced. @throws AppError, see `quote`, `recipient` and `assertPan`. */
export async function wishFrom(
  actor: Customer,
  input: CheckoutRequest,
  method: Method,
): Promise<Wish> {
  const [quoted, to, panLimit] = await inOneTrip((tx) => [
    quote(mergeLines(input.products), tx),
    recipient(actor.userId, input.address_id, tx),
    readPanLimit(tx),
  ]);
  const ask = await askOf(actor, input, method, to);
  assertPan(ask, quoted.totalPaise, panLimit);
  return { ...ask, quoted };
}

/** The contact for the provider's Checkout and the delivery. */
export function contactOf(userId: string) {
  const select = { name: true, email: true, phone: true } as const;
  return db().user.findUniqueOrThrow({ where: { id: userId }, select });
}
