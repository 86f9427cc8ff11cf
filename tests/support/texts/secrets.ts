import fs from "node:fs";
import path from "node:path";
import { SETTINGS } from "@/lib/env";

/** A secret value and the setting that holds it. */
export type Secret = { name: string; value: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Secrets read by other programs, not by `lib/env.ts`. */
const OF_OTHERS = ["NEXTAUTH_SECRET", "RAZORPAY_LOCAL_CONTROL_TOKEN", "RAZORPAY_WEBHOOK_SECRET"];

/** Shorter values match by chance. */
const SHORTEST = 12;

/**
 * The secrets of an environment: each of a list, and the password of a URL if it has one.
 * @throws Error for one that is too short to search for.
 */
export function secretsOf(environment: Environment): Secret[] {
  const names = SETTINGS.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const secrets = [...names, ...OF_OTHERS].flatMap((name) =>
    valuesOf(environment[name]).map((value) => ({ name, value })),
  );
  const short = secrets.find(({ value }) => value.length < SHORTEST);
  if (short) throw new Error(`${short.name} is too short to be looked for.`);
  return secrets;
}

function valuesOf(text = ""): string[] {
  if (/^[a-z]+:\/\//.test(text)) {
    const { password } = new URL(text);
    return password === "" ? [] : [decodeURIComponent(password)];
  }
  return text.split(",").filter((value) => value !== "");
}

/** The names of secrets in a text: plain or encoded for a page, a URL or base64. */
export function secretsIn(text: string, secrets: readonly Secret[]): string[] {
  const found = secrets.filter(({ value }) => formsOf(value).some((form) => text.includes(form)));
  return [...new Set(found.map(({ name }) => name))];
}

/**
 * Searches every file of these folders that `isRead` accepts. Returns "AUTH_SECRET in static/chunks/a.js" and
 * the number of files read.
 */
export function findSecrets(
  folders: readonly string[],
  secrets: readonly Secret[],
  isRead: (file: string) => boolean = () => true,
): { found: string[]; files: number } {
  const files = folders.flatMap(filesBelow).filter(isRead);
  const found = files.flatMap((file) =>
    // One byte per character, so that any file is readable.
    secretsIn(fs.readFileSync(file, "latin1"), secrets).map((name) => `${name} in ${file}`),
  );
  return { found, files: files.length };
}

function filesBelow(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const known = new Map<string, string[]>();

function formsOf(value: string): string[] {
  const forms = known.get(value) ?? [...new Set(writtenForms(value))];
  known.set(value, forms);
  return forms;
}

function writtenForms(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const html = value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const script = json.replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  const named = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return [
    ...[
      value,
      Buffer.from(value).toString("latin1"),
      script,
      json,
      JSON.stringify(json).slice(1, -1),
      html,
      named,
      encodeURIComponent(value),
    ],
    ...[0, 1, 2].flatMap((offset) => base64Forms(value, offset)),
    Buffer.from(value).toString("hex"),
  ];
}

/** The part of it that is certain inside a longer base64 text after `offset` bytes. */
function base64Forms(value: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
  const [from, to] = [Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6)];
  const plain = bytes.toString("base64").slice(from, to);
  return [plain, plain.replaceAll("+", "-").replaceAll("/", "_")];
}
