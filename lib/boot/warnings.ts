import { plainBucket } from "@/lib/boot/bucket";
import { isLoopback, isPrivate } from "@/lib/boot/private-address";
import type { Env } from "@/lib/env";

const DATABASES = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const;

/** Settings that only the API tier needs. */
const API_TIER_ONLY = [
  ...DATABASES,
  ...["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRETS"],
  ...["SMTP_URL", "ADMIN_SETUP_TOKEN", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as (keyof Env)[];

/** Warnings about these settings at start-up, each with what to do. `builtFor` is the build's APP_ORIGIN. */
export function warnings(settings: Env, builtFor?: string): string[] {
  return [
    ...rebuilt(settings, builtFor),
    ...[
      demo,
      weakSecrets,
      plainDatabase,
      plainApiTier,
      plainBucket,
      uncountedAddresses,
      fewThreads,
      needless,
    ].flatMap((rule) => rule(settings)),
  ];
}

function demo({ DEMO, API_URL }: Env): string[] {
  if (!DEMO) return [];
  if (API_URL === undefined) return ["demo: known passwords, no money moves"];
  return ["demo: this web tier shows the public demo passwords and API key."];
}

function rebuilt({ APP_ORIGIN }: Env, builtFor: string | undefined): string[] {
  if (!builtFor || builtFor === APP_ORIGIN) return [];
  return [
    `The pages were built for ${builtFor}, but APP_ORIGIN is ${APP_ORIGIN}: search engines and shared links are sent to the first. Build again with this APP_ORIGIN.`,
  ];
}

/** Random text of 32 characters has about 20 different ones; a phrase typed twice has few. */
const DISTINCT = 12;

function weakSecrets(settings: Env): string[] {
  return (["AUTH_SECRET", "AUTH_SECRET_PREVIOUS"] as const).flatMap((name) => {
    const secret = settings[name];
    if (!secret || new Set(secret).size >= DISTINCT) return [];
    return [`${name} does not look random: make one by openssl rand -base64 48.`];
  });
}

function plainDatabase(settings: Env): string[] {
  return DATABASES.flatMap((name) => {
    const url = settings[name];
    if (!url || !URL.canParse(url) || isPrivate(url)) return [];
    const mode = new URL(url).searchParams.get("sslmode");
    if (mode && !["disable", "allow", "prefer"].includes(mode)) return [];
    return [
      `${name} goes to another host without TLS: add sslmode=verify-full, or sslmode=require.`,
    ];
  });
}

function plainApiTier({ API_URL }: Env): string[] {
  if (!API_URL?.startsWith("http:") || isPrivate(API_URL)) return [];
  return [`API_URL ${API_URL} is not https: sessions and this tier's key travel in the open.`];
}

function uncountedAddresses(settings: Env): string[] {
  const isPublic = settings.NODE_ENV === "production" && !isLoopback(settings.APP_ORIGIN);
  if (!isPublic || settings.TRUST_PROXY > 0) return [];
  return [
    "TRUST_PROXY is 0: behind a proxy all visitors then share the limits of one address. Set it to the number of proxies in front.",
  ];
}

/** Hashing a password occupies a thread for 20 ms, and files and compressed answers need threads too. */
const THREADS = 8;

function fewThreads({ NODE_ENV, UV_THREADPOOL_SIZE }: Env): string[] {
  if (NODE_ENV !== "production" || UV_THREADPOOL_SIZE >= THREADS) return [];
  return [
    `UV_THREADPOOL_SIZE is ${UV_THREADPOOL_SIZE}: files and answers wait for passwords. Start by npm start, or set it to 16 where the process is started.`,
  ];
}

function needless(settings: Env): string[] {
  if (settings.API_URL === undefined) return [];
  const names = API_TIER_ONLY.filter((name) => String(settings[name] ?? "") !== "");
  if (names.length === 0) return [];
  return [`A web tier needs no ${names.join(", ")}: what is not there cannot be lost here.`];
}
