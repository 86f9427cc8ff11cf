import "server-only";
import { db } from "@/lib/db";
import { cleanUpFolder } from "@/lib/files/cleanup";
import { PROFILE_PICTURES } from "@/lib/files/profile-picture";

/** Deletes profile pictures of nobody; returns how many. */
export function cleanUpProfilePictures(now: Date): Promise<number> {
  // No index has the keys: each batch reads the whole table, so they are few.
  return cleanUpFolder({ folder: PROFILE_PICTURES, inUse: keysOfUsers, batch: 20_000 }, now);
}

async function keysOfUsers(keys: string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ key: string }[]>`
    SELECT "pictureKey" AS key FROM "User" WHERE "pictureKey" = ANY(${keys})`;
  return rows.map(({ key }) => key);
}
