import "server-only";
import { db } from "@/lib/db";
import { cleanUpFolder } from "@/lib/files/cleanup";
import { MESSAGE_PHOTOS } from "@/lib/files/message-photo";
import { dropFile } from "@/lib/files/store";

/** How long a contractual claim can be brought in India (Limitation Act 1963, article 55). */
const KEPT_YEARS = 3;

/** Deletes messages past their retention, with their photos; returns how many. */
export async function cleanUpMessages(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  const photos = await db().contactPhoto.findMany({
    where: { message: where },
    select: { key: true },
  });
  const { count } = await db().contactMessage.deleteMany({ where });
  await Promise.all(photos.map(({ key }) => dropFile(key)));
  return count;
}

/** Deletes photo files without a message: of a double submit, or left by a crash. Returns how many. */
export function cleanUpPhotos(now: Date): Promise<number> {
  return cleanUpFolder({ folder: MESSAGE_PHOTOS, inUse: keysOfMessages }, now);
}

async function keysOfMessages(keys: string[]): Promise<string[]> {
  const where = { key: { in: keys } };
  const rows = await db().contactPhoto.findMany({ where, select: { key: true } });
  return rows.map(({ key }) => key);
}

/** Deletes demo requests past their retention; returns how many. */
export async function cleanUpDemoRequests(now: Date): Promise<number> {
  const where = { createdAt: { lt: keptSince(now) } };
  return (await db().demoRequest.deleteMany({ where })).count;
}

/** The start of the retention period. */
export function keptSince(now: Date): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - KEPT_YEARS);
  return start;
}
