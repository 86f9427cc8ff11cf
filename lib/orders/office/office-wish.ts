import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { emailTaken, type NewPerson } from "@/lib/accounts/account-for";
import { unusablePassword } from "@/lib/auth/sign-in/passwords";
import { AppError } from "@/lib/call/errors";
import { readPanLimit } from "@/lib/company/pan-limit";
import { db } from "@/lib/db";
import type { Admin } from "@/lib/identity/actor";
import { assertPan, buyerFrom } from "@/lib/orders/business/buyer";
import { phoneMissing } from "@/lib/orders/delivery/contact-phone";
import type { enterOrder } from "@/lib/orders/office/contract";
import { officeAddress } from "@/lib/orders/office/delivery";
import { mergeLines, quote } from "@/lib/orders/purchase/quote";
import type { Wish } from "@/lib/orders/purchase/wish";

export type OfficeInput = z.output<typeof enterOrder.input>;

/** A buyer; with `passwordHash` if the account is created together with the order. */
export type Buyer = NewPerson & { passwordHash?: string };

/**
 * The buyer: an existing account, or a new one with its future id.
 * @throws AppError not_found, email_taken.
 */
export async function buyerOf({ user_id: id, customer }: OfficeInput): Promise<Buyer> {
  if (customer) {
    const { name, email, phone_number: phone } = customer;
    const known = await db().user.findUnique({ where: { email }, select: { id: true } });
    if (known) throw emailTaken();
    return { id: randomUUID(), name, email, phone, passwordHash: await unusablePassword() };
  }
  const where = { id: id ?? "", erasedAt: null };
  const select = { id: true, name: true, email: true, phone: true } as const;
  const user = await db().user.findFirst({ where, select });
  if (!user) throw new AppError("not_found", "This user does not exist.");
  return user;
}

/**
 * The wish that the customer's own checkout would send.
 * @throws AppError phone_missing, address_missing, and as `quote`.
 */
export async function officeWish(actor: Admin, buyer: Buyer, input: OfficeInput): Promise<Wish> {
  const { id: userId, name, email } = buyer;
  const phone = input.phone ?? buyer.phone;
  if (!phone) throw phoneMissing();
  const goods = mergeLines(input.products);
  const [quoted, address] = [await quote(goods), await officeAddress(userId, input)];
  const invoiced = await buyerFrom(input, address);
  assertPan(invoiced, quoted.totalPaise, await readPanLimit(db()));
  return {
    ...{ userId, name, email, phone, enteredById: actor.userId },
    ...{ method: input.method, goods, quoted, address, ...invoiced },
    seenPaise: input.expected_total,
    driverNote: input.driver_note || undefined,
    supply: input.supply,
    // The customer has heard on the phone of any existing order, so this one is wanted.
    ...{ isKeyed: true, isAgain: false },
  };
}
