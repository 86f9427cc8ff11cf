import "server-only";
import type { z } from "zod";
import { UNPROVEN_MAILS } from "@/lib/call/limit-table";
import * as contract from "@/lib/contact/contract";
import * as photoContract from "@/lib/contact/photo-contract";
import { withPhotos } from "@/lib/contact/photos";
import { nextReference } from "@/lib/contact/reference";
import { grievanceDue, SOLUTIONS } from "@/lib/contact/rules";
import { company } from "@/lib/content/company";
import { db, type Tx } from "@/lib/db";
import { doubleSubmitWindow } from "@/lib/double-submit";
import type { StoredPhoto } from "@/lib/files/message-photo";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";
import { wake } from "@/lib/jobs/wake";
import { limit } from "@/lib/limits/limits";
import {
  demoNoticeMail,
  demoReceivedMail,
  messageNoticeMail,
  receivedMail,
} from "@/lib/mail/letters/contact";
import { queueLetter } from "@/lib/mail/queue-letter";
import { notifyStaff } from "@/lib/settings/notify";

export const contactUs = serve(contract.contactUs, async (actor, { website, ...input }) => {
  await limit(actor, "contact", input.email);
  return website ? unread() : receive(actor, input, []);
});

export const contactWithPhotos = serve(
  photoContract.contactWithPhotos,
  async (actor, { website, photos, ...input }) => {
    await limit(actor, "contact", input.email);
    if (website) return unread();
    if (photos.length > 0) await limit(actor, "message-photos", input.email);
    return withPhotos(photos, (stored) => receive(actor, input, stored));
  },
);

type Message = Omit<z.output<typeof contract.contactUs.input>, "website">;

async function receive(actor: Actor, message: Message, photos: readonly StoredPhoto[]) {
  const userId = ownerOf(actor);
  const reference = await db().$transaction((tx) => storeMessage(tx, message, photos, userId));
  wake("mail");
  return { message: RECEIVED, reference };
}

/** A bot caught in the honeypot gets a reference as well and learns nothing. */
async function unread() {
  const reference = await db().$transaction((tx) => nextReference(tx, "C"));
  return { message: RECEIVED, reference };
}

const RECEIVED = "Message sent successfully! We will get back to you soon.";

export const demoRequest = serve(contract.demoRequest, async (actor, { website, ...input }) => {
  await limit(actor, "contact", input.email);
  const reference = await db().$transaction((tx) =>
    website ? nextReference(tx, "D") : storeDemoRequest(tx, input, ownerOf(actor)),
  );
  wake("mail");
  return { message: SOLUTIONS[input.solution].done, reference };
});

/** The signed-in customer is the writer, whatever address the form holds. */
function ownerOf(actor: Actor): string | undefined {
  return actor.kind === "customer" ? actor.userId : undefined;
}

/** Stores the message with its two mails and returns its reference; a double submit gets the first one's. */
async function storeMessage(
  tx: Tx,
  form: Message,
  photos: readonly StoredPhoto[],
  userId?: string,
): Promise<string> {
  const { firstname: firstName, lastname: lastName, consent, ...rest } = form;
  await serialize(tx, rest.email);
  const createdAt = new Date();
  // Compared as stored: a corrected telephone number makes another message.
  const fields = { ...rest, firstName, lastName };
  const agreed = consent ? { not: null } : null;
  const same = await tx.contactMessage.findMany({
    where: { ...fields, consentAt: agreed, createdAt: doubleSubmitWindow(createdAt) },
    select: { reference: true, photos: { select: { digest: true } } },
  });
  const earlier = same.find((message) => digestsOf(message.photos) === digestsOf(photos));
  if (earlier) return earlier.reference;
  const reference = await nextReference(tx, "C");
  const { id } = await tx.contactMessage.create({
    data: {
      ...fields,
      userId: userId ?? null,
      reference,
      consentAt: consent ? createdAt : null,
      createdAt,
      photos: { create: photos.map((photo, position) => ({ ...photo, position })) },
    },
    select: { id: true },
  });
  await queueMails(tx, { ...form, id, reference, photos: photos.length }, createdAt, userId);
  return reference;
}

type Notice = Message & { id: string; reference: string; photos: number };

/** The notice to the office and, if the address may get one, the receipt for the writer. */
async function queueMails(tx: Tx, notice: Notice, at: Date, userId?: string): Promise<void> {
  const { email, reference } = notice;
  const complaint = notice.topic === "grievance";
  const to = complaint ? company.grievanceOfficer.email : company.email;
  await queueLetter(tx, { to, replyTo: email, userId }, messageNoticeMail, notice);
  const staff = { key: reference, replyTo: email, except: to, userId };
  await notifyStaff(tx, "messages", staff, messageNoticeMail, notice);
  if (!(await mayConfirm(tx, email, at))) return;
  const received = { reference, at, answerBy: complaint ? grievanceDue(at).resolve : undefined };
  await queueLetter(tx, { to: email, replyTo: to, userId }, receivedMail, received);
}

/** What tells the photos of one message from those of another. */
function digestsOf(photos: readonly { digest: string }[]): string {
  return photos
    .map(({ digest }) => digest)
    .sort()
    .join();
}

async function storeDemoRequest(
  tx: Tx,
  form: Omit<z.output<typeof contract.demoRequest.input>, "website">,
  userId?: string,
): Promise<string> {
  const { email, solution } = form;
  await serialize(tx, email);
  const createdAt = new Date();
  const earlier = await tx.demoRequest.findFirst({
    where: { ...form, createdAt: doubleSubmitWindow(createdAt) },
    select: { reference: true },
  });
  if (earlier) return earlier.reference;
  const reference = await nextReference(tx, "D");
  const data = { ...form, userId: userId ?? null, reference, createdAt };
  await tx.demoRequest.create({ data, select: { id: true } });
  const { title } = SOLUTIONS[solution];
  const to = company.email;
  const notice = { ...form, title, reference };
  await queueLetter(tx, { to, replyTo: email, userId }, demoNoticeMail, notice);
  const staff = { key: reference, replyTo: email, except: to, userId };
  await notifyStaff(tx, "messages", staff, demoNoticeMail, notice);
  if (await mayConfirm(tx, email, createdAt))
    await queueLetter(tx, { to: email, replyTo: to, userId }, demoReceivedMail, {
      title,
      reference,
    });
  return reference;
}

/**
 * Whether the given address gets a confirmation: an unproven mailbox may be a stranger's, who must not be
 * flooded with our mails. Counts the stored entries, this one included.
 */
async function mayConfirm(tx: Tx, email: string, now: Date): Promise<boolean> {
  const verified = { email, emailVerifiedAt: { not: null } };
  if (await tx.user.findFirst({ where: verified, select: { id: true } })) return true;
  const [most, seconds] = UNPROVEN_MAILS;
  const where = { email, createdAt: { gt: new Date(now.getTime() - seconds * 1000) } };
  const messages = await tx.contactMessage.count({ where });
  const demos = await tx.demoRequest.count({ where });
  return messages + demos <= most;
}

/** Serializes the requests of one address, so that the second one finds what the first has stored. */
async function serialize(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('contact:' || ${email}))`;
}
