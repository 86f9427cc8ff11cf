import "server-only";
import type { z } from "zod";
import { UNPROVEN_MAILS } from "@/lib/call/limit-table";
import * as contract from "@/lib/contact/contract";
import { nextReference } from "@/lib/contact/reference";
import { grievanceDue, SOLUTIONS } from "@/lib/contact/rules";
import { company } from "@/lib/content/company";
import { db, type Tx } from "@/lib/db";
import { doubleSubmitWindow } from "@/lib/double-submit";
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
  const reference = await db().$transaction((tx) =>
    // A bot caught in the honeypot gets a reference as well and learns nothing.
    website ? nextReference(tx, "C") : storeMessage(tx, input, ownerOf(actor)),
  );
  wake("mail");
  return { message: "Message sent successfully! We will get back to you soon.", reference };
});

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

type Form<S extends { input: z.ZodType }> = Omit<z.output<S["input"]>, "website">;

/** Stores the message with its two mails and returns its reference; a double submit gets the first one's. */
async function storeMessage(
  tx: Tx,
  form: Form<typeof contract.contactUs>,
  userId?: string,
): Promise<string> {
  const { firstname: firstName, lastname: lastName, consent, ...rest } = form;
  const { email, topic } = rest;
  await serialize(tx, email);
  const createdAt = new Date();
  // Compared as stored: a corrected telephone number makes another message.
  const fields = { ...rest, firstName, lastName };
  const agreed = consent ? { not: null } : null;
  const earlier = await tx.contactMessage.findFirst({
    where: { ...fields, consentAt: agreed, createdAt: doubleSubmitWindow(createdAt) },
    select: { reference: true },
  });
  if (earlier) return earlier.reference;
  const reference = await nextReference(tx, "C");
  await tx.contactMessage.create({
    data: {
      ...fields,
      userId: userId ?? null,
      reference,
      consentAt: consent ? createdAt : null,
      createdAt,
    },
    select: { id: true },
  });
  const complaint = topic === "grievance";
  const to = complaint ? company.grievanceOfficer.email : company.email;
  const notice = { ...form, reference };
  await queueLetter(tx, { to, replyTo: email, userId }, messageNoticeMail, notice);
  const staff = { key: reference, replyTo: email, except: to, userId };
  await notifyStaff(tx, "messages", staff, messageNoticeMail, notice);
  const answerBy = complaint ? grievanceDue(createdAt).resolve : undefined;
  const received = { reference, at: createdAt, answerBy };
  if (await mayConfirm(tx, email, createdAt))
    await queueLetter(tx, { to: email, replyTo: to, userId }, receivedMail, received);
  return reference;
}

async function storeDemoRequest(
  tx: Tx,
  form: Form<typeof contract.demoRequest>,
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
