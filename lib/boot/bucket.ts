import { isPrivate } from "@/lib/boot/private-address";
import type { Env } from "@/lib/env";

const NAMES = [
  ...["S3_REGION", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  "S3_FORCE_PATH_STYLE",
] as ("S3_REGION" | "S3_ENDPOINT")[];

/** Why the settings of a bucket for uploaded files cannot be meant so, each with what to do. */
export function bucket(settings: Env): string[] {
  const { S3_BUCKET } = settings;
  if (S3_BUCKET === undefined) return lonely(settings);
  return [name(S3_BUCKET), ...region(settings), ...halfKey(settings)].filter((one) => one !== "");
}

/** A warning where pictures and messages' photos travel in the open. */
export function plainBucket({ S3_ENDPOINT }: Env): string[] {
  if (!S3_ENDPOINT?.startsWith("http:") || isPrivate(S3_ENDPOINT)) return [];
  return [`S3_ENDPOINT ${S3_ENDPOINT} is not https: customers' pictures travel in the open.`];
}

function lonely(settings: Env): string[] {
  const set = NAMES.filter((one) => settings[one] !== undefined);
  if (set.length === 0) return [];
  return [`Set S3_BUCKET, or unset ${set.join(", ")}: without a bucket files stay in FILES_DIR.`];
}

function name(given: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given)) return "";
  return "S3_BUCKET is no name of a bucket: give it without s3:// and without a folder.";
}

function region({ S3_REGION, S3_ENDPOINT }: Env): string[] {
  if (S3_REGION || S3_ENDPOINT) return [];
  return ["Set S3_REGION, such as ap-south-1, or S3_ENDPOINT for a store that is not Amazon's."];
}

function halfKey({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Env): string[] {
  if ((S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)) return [];
  return [
    "Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither where the machine has a role.",
  ];
}
