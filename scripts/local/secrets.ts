import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { errorCode, Failure } from "./base/failure.ts";
import { displayPath } from "./base/settings.ts";

/** Random secrets of one data folder; created once, so that sessions survive a restart. */
export type Secrets = {
  authSecret: string;
  adminSetupToken: string;
  razorpayKeyId: string;
  razorpayKeySecret: string;
  razorpayWebhookSecret: string;
  razorpayControlToken: string;
  /** The web tier's API key for the API tier, and the web tier's own AUTH_SECRET. */
  tierKey: string;
  webAuthSecret: string;
};

/** Reads `secrets.json` of the data folder and adds missing secrets. Throws `Failure` when it is damaged. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, "secrets.json");
  const stored = readKept(file);
  const secrets = { ...freshSecrets(), ...stored };
  if (Object.keys(secrets).some((name) => !(name in stored))) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(draft, file);
  }
  return secrets;
}

/** New secrets that are not stored. */
export function freshSecrets(): Secrets {
  return {
    authSecret: random(32),
    adminSetupToken: random(18),
    razorpayKeyId: `rzp_test_${random(12).replaceAll(/[-_]/g, "A").slice(0, 14)}`,
    razorpayKeySecret: random(18),
    razorpayWebhookSecret: random(24),
    razorpayControlToken: random(18),
    tierKey: `ark_tier_${random(24)}`,
    webAuthSecret: random(32),
  };
}

function readKept(file: string): Partial<Secrets> {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch (error) {
    if (errorCode(error) === "ENOENT") return {};
    if (errorCode(error) === "EACCES") {
      throw new Failure(
        `${displayPath(file)} belongs to another user: correct its owner or set DATA_DIR to another folder.`,
      );
    }
    throw new Failure(
      `${displayPath(file)} is damaged: restore it, or delete that one file to get new secrets.`,
    );
  }
}

function random(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
