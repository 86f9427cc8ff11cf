import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Failure } from "../local/base/failure.ts";

/** The name of the setting, which Next reads in a build. */
export const ACTION_KEY = "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY";

/** The key of a build's forms; `isSet` if it comes from the settings. */
export type ActionKey = { key: string; isSet: boolean };

/**
 * The key that names and encrypts server actions: the setting, else one of this folder, made at the first build. With
 * Next's own, a new one for each build, the open forms of the build before would find no action any more. Throws
 * `Failure` for a key that Next would not take.
 */
export function actionKey(keptDir: string, setting = process.env[ACTION_KEY]): ActionKey {
  const key = setting || readOrMake(path.join(keptDir, "action-key"));
  if (Buffer.from(key, "base64").byteLength === KEY_BYTES) return { key, isSet: Boolean(setting) };
  throw new Failure(`${ACTION_KEY} must be 32 bytes in base64: openssl rand -base64 32.`);
}

/** AES-256. */
const KEY_BYTES = 32;

function readOrMake(file: string): string {
  if (fs.existsSync(file)) return fs.readFileSync(file, "utf8").trim();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const fresh = randomBytes(KEY_BYTES).toString("base64");
  fs.writeFileSync(file, fresh, { mode: 0o600, flag: "wx" });
  return fresh;
}
