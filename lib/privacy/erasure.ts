import "server-only";
import { randomUUID } from "node:crypto";
import * as contract from "@/lib/accounts/contract";
import { lockUser } from "@/lib/accounts/mapper";
import { audit } from "@/lib/audit/record";
import { confirmPassword } from "@/lib/auth/sign-in/credentials";
import { hashPassword } from "@/lib/auth/sign-in/passwords";
import { AppError } from "@/lib/call/errors";
import { db, Prisma, type Tx } from "@/lib/db";
import { dropFile } from "@/lib/files/store";
import { serve } from "@/lib/http/serve";
import { eraseFromOrders } from "@/lib/privacy/erased-orders";

export const deleteAccount = serve(contract.deleteAccount, async (actor, { entered_password }) => {
  await confirmPassword(actor, entered_password);
  const unusablePassword = await hashPassword(randomUUID());
  const keys = await db().$transaction((tx) => erase(tx, actor.userId, unusablePassword));
  await Promise.all(keys.map(dropFile));
  return { message: DELETED };
});

const DELETED =
  "Your account is deleted. Your orders stay with us, with their payments, delivery addresses and tax invoices.";

/**
 * Removes everything that identifies the person, except what tax law requires: orders, their payments and
 * the delivery address. Returns the keys of the files to delete after the commit.
 * @throws AppError conflict while a payment is open, and for an administrator.
 */
async function erase(tx: Tx, userId: string, passwordHash: string): Promise<(string | null)[]> {
  await lockUser(tx, userId);
  const { email, emailVerifiedAt, pictureKey } = await assertErasable(tx, userId);
  const mine = { where: { userId } };
  await tx.address.deleteMany(mine);
  await tx.cart.deleteMany(mine);
  // A code to sign up with this address belongs to no account.
  await tx.oneTimeCode.deleteMany({ where: { OR: [mine.where, { userId: null, email }] } });
  await tx.emailChange.deleteMany(mine);
  // A charger's location and the text about it identify the person.
  await tx.chargerReport.deleteMany(mine);
  await tx.session.deleteMany(mine);
  // The stored answer for a retry holds names and addresses.
  await tx.idempotentRequest.deleteMany({ where: { owner: userId } });
  // Mails hold name and address; unsent ones would have no recipient.
  await tx.outboxMail.deleteMany({ where: { OR: [mine.where, { to: email }] } });
  await tx.invitation.deleteMany({ where: { email } });
  const photoKeys = await eraseWritten(tx, userId, emailVerifiedAt && email);
  await eraseFromOrders(tx, userId);
  await tx.user.update({
    where: { id: userId },
    data: {
      name: "Deleted account",
      email: `deleted-${userId}@deleted.invalid`,
      emailVerifiedAt: null,
      phone: null,
      about: null,
      business: Prisma.DbNull,
      pictureKey: null,
      secondFactor: false,
      blockedAt: null,
      blockedReason: null,
      passwordHash,
      erasedAt: new Date(),
    },
    select: { id: true },
  });
  await audit(tx, { by: "customer", byId: userId, action: "account.erased", subject: userId });
  return [pictureKey, ...photoKeys];
}

/**
 * Deletes messages sent while signed in, or from an address that is or was this account's and proven. Others
 * stay: otherwise anyone could type another person's address into a profile and delete that person's
 * complaints. Returns the keys of their photos.
 */
async function eraseWritten(tx: Tx, userId: string, provenEmail: string | null): Promise<string[]> {
  const ofPerson = { OR: [{ userId }, ...(provenEmail ? [{ email: provenEmail }] : [])] };
  const photos = await tx.contactPhoto.findMany({
    where: { message: ofPerson },
    select: { key: true },
  });
  await tx.contactMessage.deleteMany({ where: ofPerson });
  await tx.demoRequest.deleteMany({ where: ofPerson });
  // Mails to the company about this person; a sent one no longer holds address or text.
  if (provenEmail) await tx.outboxMail.deleteMany({ where: { replyTo: provenEmail } });
  return photos.map(({ key }) => key);
}

async function assertErasable(tx: Tx, userId: string) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      emailVerifiedAt: true,
      pictureKey: true,
      role: true,
      purchases: { where: { state: "awaiting_payment" }, select: { id: true }, take: 1 },
    },
  });
  if (user.purchases.length > 0) throw new AppError("conflict", PAYMENT_OPEN);
  if (user.role === "admin") throw new AppError("conflict", RUNS_THE_SHOP);
  return user;
}

const PAYMENT_OPEN =
  "A payment of yours is still open. Finish or leave the checkout, then delete your account.";
const RUNS_THE_SHOP =
  "This account runs the back-office. An owner must make it a customer’s account first.";
