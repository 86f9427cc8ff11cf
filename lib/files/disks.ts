import { resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Env } from "@/lib/env";

/** Where a bucket is and who we are there. Without keys the machine's own role counts. */
export type BucketSettings = Pick<
  Env,
  "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY" | "S3_FORCE_PATH_STYLE"
> & { S3_BUCKET: string };

// Scripts use this module too, so it imports nothing of the shop.

/** The store in a folder of this machine. */
export function folderDisk(location: string): Disk {
  return new Disk(new FSDriver({ location: resolve(location), visibility: "private" }));
}

/** The store in a bucket. Loads Amazon's library, which a shop with a folder never does. */
export async function bucketDisk(settings: BucketSettings): Promise<Disk> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = settings;
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket: S3_BUCKET,
    region: S3_REGION ?? REGION_OF_OTHERS,
    ...keys(settings),
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, ...FOR_OTHERS }),
    forcePathStyle: S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    visibility: "private",
    // Many stores know no ACLs, and Amazon's newer buckets refuse them.
    supportsACL: false,
    ...PATIENCE,
  });
  return new Disk(driver);
}

/** Stores other than Amazon's accept any region, but want one. */
const REGION_OF_OTHERS = "us-east-1";

/** Stores other than Amazon's may refuse checksums that they do not know; the signature covers the bytes. */
const FOR_OTHERS = {
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
} as const;

/**
 * A file has at most some megabytes. A request is tried three times, with growing waits of less than a second, so that a
 * store that does not answer costs a visitor about 15 s, and one that refuses connections less than one.
 */
const PATIENCE = {
  maxAttempts: 3,
  retryMode: "standard",
  requestHandler: {
    connectionTimeout: 2_000,
    requestTimeout: 5_000,
    throwOnRequestTimeout: true,
    // Of an answer that stops in its middle.
    socketTimeout: 5_000,
  },
} as const;

function keys({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: BucketSettings) {
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return {};
  return {
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}
