import "server-only";
import type { ContactEntry, DemoEntry } from "@/lib/contact/contract";
import type { Prisma } from "@/lib/db";

export const MESSAGE_COLUMNS = {
  id: true,
  reference: true,
  topic: true,
  firstName: true,
  lastName: true,
  email: true,
  telephone: true,
  message: true,
  createdAt: true,
  readAt: true,
  handledAt: true,
  photos: { select: { id: true, width: true, height: true }, orderBy: { position: "asc" } },
  replies: { select: { createdAt: true }, orderBy: { createdAt: "desc" }, take: 1 },
} as const satisfies Prisma.ContactMessageSelect;

export function messageFromRow(
  row: Prisma.ContactMessageGetPayload<{ select: typeof MESSAGE_COLUMNS }>,
): ContactEntry {
  return {
    id: row.id,
    reference: row.reference,
    topic: row.topic,
    firstname: row.firstName,
    lastname: row.lastName,
    email: row.email,
    telephone: row.telephone,
    message: row.message,
    photos: row.photos,
    created_at: row.createdAt,
    read_at: row.readAt,
    handled_at: row.handledAt,
    answered_at: row.replies[0]?.createdAt ?? null,
  };
}

export const DEMO_COLUMNS = {
  id: true,
  reference: true,
  solution: true,
  name: true,
  email: true,
  organisation: true,
  need: true,
  createdAt: true,
  readAt: true,
  handledAt: true,
} as const satisfies Prisma.DemoRequestSelect;

export function demoFromRow(
  row: Prisma.DemoRequestGetPayload<{ select: typeof DEMO_COLUMNS }>,
): DemoEntry {
  const { createdAt, readAt, handledAt, ...rest } = row;
  return { ...rest, created_at: createdAt, read_at: readAt, handled_at: handledAt };
}
