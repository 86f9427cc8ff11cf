import "server-only";
import { db } from "@/lib/db";
import { MESSAGE_PHOTOS } from "@/lib/files/message-photo";
import { dropFile, listFiles, writtenAt } from "@/lib/files/store";

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

/** Longer than a form takes from its first file to its row. */
const FRESH_MS = 60 * 60_000;
const BATCH = 500;

/** Deletes photo files without a message: of a double submit, or left by a crash. Returns how many. */
export async function cleanUpPhotos(now: Date): Promise<number> {
  const keys = await listFiles(MESSAGE_PHOTOS);
  let removed = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    for (const key of await unused(keys.slice(at, at + BATCH))) {
      const written = await writtenAt(key);
      if (!written || now.getTime() - written.getTime() < FRESH_MS) continue;
      await dropFile(key);
      removed += 1;
    }
  }
  return removed;
}

async function unused(keys: string[]): Promise<string[]> {
  const where = { key: { in: keys } };
  const rows = await db().contactPhoto.findMany({ where, select: { key: true } });
  const used = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
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
