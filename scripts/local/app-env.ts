import path from "node:path";
import type { Settings } from "./base/settings.ts";
import type { Secrets } from "./secrets.ts";

type Origins = Pick<Settings, "port" | "apiPort" | "appOrigin" | "mailPort" | "razorpayPort">;
type Where = Origins & Pick<Settings, "dataDir">;

/**
 * The environment of the application (or its API tier) in a demo or test: our own settings, only basics
 * inherited.
 */
export function appEnv(origins: Where, secrets: Secrets, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...publicEnv(origins, secrets.authSecret),
    PORT: String(apiPort(origins)),
    DATABASE_URL: databaseUrl,
    ADMIN_SETUP_TOKEN: secrets.adminSetupToken,
    DEMO_TIER_KEY: secrets.tierKey,
    RAZORPAY_API_ORIGIN: razorpayOrigin(origins),
    RAZORPAY_KEY_ID: secrets.razorpayKeyId,
    RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRETS: secrets.razorpayWebhookSecret,
    SMTP_URL: `smtp://127.0.0.1:${origins.mailPort}`,
    MAIL_FROM: process.env.MAIL_FROM || "Arklane <hello@arklane.example>",
    FILES_DIR: path.join(origins.dataDir, "files"),
  };
}

/** The environment of the web tier: no database, mail, payment secrets or files, and its own AUTH_SECRET. */
export function webTierEnv(origins: Origins, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...publicEnv(origins, secrets.webAuthSecret),
    PORT: String(origins.port),
    API_URL: `http://127.0.0.1:${apiPort(origins)}`,
    API_KEY: secrets.tierKey,
  };
}

/** The environment of the Razorpay stand-in. `stateFile` keeps its orders over a restart. */
export function razorpayEnv(
  origins: Origins,
  secrets: Secrets,
  stateFile: string,
): NodeJS.ProcessEnv {
  return {
    ...inherited(),
    RAZORPAY_LOCAL_PORT: String(origins.razorpayPort),
    RAZORPAY_KEY_ID: secrets.razorpayKeyId,
    RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.razorpayWebhookSecret,
    RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${apiPort(origins)}/api/payments/webhook`,
    RAZORPAY_LOCAL_SHOP_ORIGINS: shopOrigins(origins).join(","),
    RAZORPAY_LOCAL_STATE: stateFile,
    RAZORPAY_LOCAL_CONTROL_TOKEN: secrets.razorpayControlToken,
  };
}

/**
 * The environment of a build: the address of its pages, no database and no secret, so that it cannot depend
 * on them.
 */
export function buildEnv(distDir: string, appOrigin: string): NodeJS.ProcessEnv {
  return {
    ...inherited(),
    NODE_ENV: "production",
    NEXT_DIST_DIR: distDir,
    APP_ORIGIN: appOrigin,
  };
}

/** The inherited environment without the settings that we set ourselves. */
export function inherited(): NodeJS.ProcessEnv {
  const decided =
    /^(DATABASE_|S3_|DEMO|PORT|HOST|APP_ORIGIN|AUTH_SECRET|NEXTAUTH_|RAZORPAY_|SMTP_URL|MAIL_|API_URL$|API_KEY$|API_PORT$|API_ALLOWED_ORIGINS$|ADMIN_SETUP_TOKEN|NODE_ENV|NEXT_DIST_DIR|DB_PORT|DATA_DIR|FILES_DIR|PROCESS)/;
  const inheritedPairs = Object.entries(process.env).filter(([name]) => !decided.test(name));
  return {
    ...Object.fromEntries(inheritedPairs),
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** The port of the process with the database. */
export function apiPort({ port, apiPort }: Pick<Settings, "port" | "apiPort">): number {
  return apiPort ?? port;
}

/** Settings of both the whole application and a web tier. The only secret is the one that seals sessions. */
function publicEnv(origins: Origins, authSecret: string): NodeJS.ProcessEnv {
  return {
    ...inherited(),
    NODE_ENV: "production",
    DEMO: "1",
    DEMO_PUBLIC: process.env.DEMO_PUBLIC,
    APP_ORIGIN: origins.appOrigin,
    AUTH_SECRET: authSecret,
    NEXTAUTH_URL: origins.appOrigin,
    NEXTAUTH_SECRET: authSecret,
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || "16",
    // As `npm start`: glibc gives each thread a pool of memory of its own, and hardly ever takes it back.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "2",
    // No load balancer needs time to notice.
    SHUTDOWN_DELAY_MS: "0",
    RAZORPAY_CHECKOUT_JS_URL: `${razorpayOrigin(origins)}/v1/checkout.js`,
  };
}

function razorpayOrigin({ razorpayPort }: Origins): string {
  return `http://127.0.0.1:${razorpayPort}`;
}

function shopOrigins({ appOrigin, port }: Origins): string[] {
  return [...new Set([appOrigin, `http://localhost:${port}`, `http://127.0.0.1:${port}`])];
}
