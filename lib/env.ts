import "server-only";
import { z } from "zod";

const text = z.string().min(1);
const flag = z
  .enum(["0", "1", ""])
  .default("0")
  .transform((value) => value === "1");

/** Marks a setting that must never reach a browser: a test searches everything the server sends for it. */
const secret = <T extends z.ZodType>(setting: T): T => setting.meta({ secret: true });

const Env = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  DEMO: flag,
  /** Allows a demo, with its public passwords, at a public address. */
  DEMO_PUBLIC: flag,
  APP_ORIGIN: z.url().default("http://localhost:3000"),
  DATABASE_URL: secret(text.optional()),
  /** PostgreSQL itself where DATABASE_URL is a pooler: for LISTEN, migrations, backup and restore. */
  DATABASE_DIRECT_URL: secret(text.optional()),
  /** A streaming replica for lists, searches and figures of the back-office. */
  DATABASE_REPLICA_URL: secret(text.optional()),
  /** How old what the replica shows may be; then the primary answers. */
  DATABASE_REPLICA_MAX_LAG_MS: z.coerce.number().int().min(100).max(600_000).default(5_000),
  AUTH_SECRET: secret(text.min(32).optional()),
  /** Still opens seals while AUTH_SECRET is being rotated; makes no new ones. */
  AUTH_SECRET_PREVIOUS: secret(text.min(32).optional()),
  /** Allows the first administrator to sign up. */
  ADMIN_SETUP_TOKEN: secret(text.min(16).optional()),
  /** How many proxies of ours are in front and append to X-Forwarded-For. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  RAZORPAY_API_ORIGIN: z.url().default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_JS_URL: z.url().default("https://checkout.razorpay.com/v1/checkout.js"),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: secret(text.optional()),
  /** Allows test keys in a production build, for a staging site: anyone can pay there without money. */
  ALLOW_TEST_PAYMENTS: flag,
  /** Newest first; more than one while a secret is being rotated. */
  RAZORPAY_WEBHOOK_SECRETS: secret(
    z
      .string()
      .default("")
      .transform((list) => list.split(",").filter((one) => one !== "")),
  ),
  SMTP_URL: secret(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text.default("Arklane <hello@arklane.example>"),
  /** Folder of uploaded files: profile and product pictures. Unused where S3_BUCKET is set. */
  FILES_DIR: text.default(".local/files"),
  /** A bucket of an S3-compatible store for them instead, which every instance sees. */
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  /** The address of a store that is not Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Without the two keys, those of the machine's role count. */
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: secret(text.optional()),
  /** Whether the bucket is part of the path instead of the host name: by default where S3_ENDPOINT is set. */
  S3_FORCE_PATH_STYLE: z
    .enum(["0", "1"])
    .transform((value) => value === "1")
    .optional(),
  /** The API tier that this web tier makes every call on, and its API key there. */
  API_URL: z.url().optional(),
  API_KEY: secret(text.optional()),
  /** The API key of the demo's web tier: only the seed reads it, and stores its hash. */
  DEMO_TIER_KEY: secret(text.min(32).optional()),
  /** Origins whose pages may call the API with their own key, comma-separated; none by default. */
  API_ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((origin) => origin.trim().replace(/\/+$/, "")))
    .transform((list) => list.filter((origin) => origin !== "")),
  /** How long a stopping process reports so before it closes its port, for load balancers to notice. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
  /** Node's thread pool, for files, compression, DNS and passwords. Read here to warn of too few threads. */
  UV_THREADPOOL_SIZE: z.coerce.number().int().min(1).max(1024).default(4),
  /** How many processes of `npm start` share this machine, and which of them this is, from 1: it sets both. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  PROCESS_NUMBER: z.coerce.number().int().min(1).max(64).optional(),
  /** Scripts and styles of the builds that other processes of this machine serve: npm start sets it. */
  OTHER_BUILDS_DIR: text.optional(),
  /** Connections of this process to the database at most; by default its share of what one server bears. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).optional(),
  /** Names and encrypts the actions of forms: only the build reads it, and so does not depend on the others. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secret(text.optional()),
  /** Where builds keep what open pages of earlier ones need; only the build reads it. */
  KEPT_BUILDS_DIR: text.default(".next-kept"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Env = z.output<typeof Env>;

/** The names of all settings, and whether each is a secret. */
export const SETTINGS: readonly { name: string; isSecret: boolean }[] = Object.entries(
  Env.shape,
).map(([name, setting]) => ({ name, isSecret: setting.meta()?.secret === true }));

/** The APP_ORIGIN of this build, set by next.config.ts; undefined without a build. */
export const builtFor = process.env.BUILT_FOR || undefined;

/** The migrations that this build knows, oldest first, set by next.config.ts; empty without a build. */
export const knownMigrations = (process.env.KNOWN_MIGRATIONS ?? "").split(",").filter(Boolean);

let parsed: Env | undefined;

/**
 * The settings, read and checked once. A function, so that `next build` needs none of them.
 * @throws Error naming the wrong setting.
 */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}

/** The settings as they were given, for a process that this one starts. */
export function givenEnv(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/** The folder of this build. */
export function distDir(): string {
  return process.env.NEXT_DIST_DIR || ".next";
}

/** How many processes share this machine's work; 1 while there are no settings, in a build. */
export function processes(): number {
  return isBuild() ? 1 : env().PROCESSES;
}

/** The port on which this process listens; Next writes it there when it has it. */
export function ownPort(): number {
  return Number(process.env.PORT);
}

/** Whether this process is a web tier: it has no database and makes every call on the API tier. */
export function isWebTier(): boolean {
  return env().API_URL !== undefined;
}

/** A setting that the caller needs. @throws Error naming it if it is missing. */
export function required<K extends keyof Env>(name: K): NonNullable<Env[K]> {
  const value = env()[name];
  if (value === undefined || value === null) {
    throw new Error(`${name} is not set. See .env.example for what it is.`);
  }
  return value;
}

/** The address of PostgreSQL itself, for what lasts longer than a transaction. @throws Error as `required`. */
export function directDatabaseUrl(): string {
  return env().DATABASE_DIRECT_URL ?? required("DATABASE_URL");
}

/** The settings of an environment. @throws Error naming each wrong setting. */
export function readEnv(environment: Record<string, string | undefined>): Env {
  // "NAME=" in a .env file means: not set.
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const result = Env.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings are wrong. ${faults.join("; ")}`);
}

/** Whether this process makes or serves a build, whose files do not change. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === "production";
}

/** Whether this process builds the site: it has no database then. */
export function isBuild(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
