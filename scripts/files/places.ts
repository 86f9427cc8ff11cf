import type { Disk } from "flydrive";
import { bucketDisk, folderDisk } from "../../lib/files/disks.ts";
import { Failure } from "../local/base/failure.ts";
import type { Settings } from "../local/base/settings.ts";
import { filesDir } from "../local/files-dir.ts";

/** The folder of uploaded files of this machine. */
export function folderOf(settings: Pick<Settings, "dataDir">): Disk {
  return folderDisk(filesDir(settings));
}

/** The bucket of the settings; null without one. Call it after `readSettings`, which reads `.env`. */
export async function bucketOf(env: NodeJS.ProcessEnv = process.env): Promise<Disk | null> {
  const { S3_BUCKET, S3_FORCE_PATH_STYLE: style } = env;
  if (!S3_BUCKET) return null;
  if (!env.S3_REGION && !env.S3_ENDPOINT) throw new Failure("Set S3_REGION, or S3_ENDPOINT.");
  return bucketDisk({
    S3_BUCKET,
    S3_REGION: env.S3_REGION || undefined,
    S3_ENDPOINT: env.S3_ENDPOINT || undefined,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID || undefined,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY || undefined,
    S3_FORCE_PATH_STYLE: style ? style === "1" : undefined,
  });
}

/** Where the shop of these settings keeps its uploaded files. */
export async function placeOf(settings: Pick<Settings, "dataDir">): Promise<Disk> {
  return (await bucketOf()) ?? folderOf(settings);
}
