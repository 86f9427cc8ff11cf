import path from "node:path";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

type Origins = Pick<Settings, "host" | "port" | "appOrigin" | "mailPort" | "razorpayPort">;
type Where = Origins & Pick<Settings, "dataDir">;

/** The environment of the application in a demo or test: our own names, nothing inherited but the basics. */
export function appEnv(origins: Where, secrets: Secrets, databaseUrl: string): NodeJS.ProcessEnv {
  const razorpayOrigin = `http://127.0.0.1:${origins.razorpayPort}`;
  return {
    ...inherited(),
    NODE_ENV: "production",
    DEMO: "1",
    PORT: String(origins.port),
    APP_ORIGIN: origins.appOrigin,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secrets.authSecret,
    NEXTAUTH_URL: origins.appOrigin,
    NEXTAUTH_SECRET: secrets.authSecret,
    ADMIN_SETUP_TOKEN: secrets.adminSetupToken,
    RAZORPAY_API_ORIGIN: razorpayOrigin,
    RAZORPAY_CHECKOUT_JS_URL: `${razorpayOrigin}/v1/checkout.js`,
    RAZORPAY_KEY_ID: secrets.razorpayKeyId,
    RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRETS: secrets.razorpayWebhookSecret,
    SMTP_URL: `smtp://127.0.0.1:${origins.mailPort}`,
    MAIL_FROM: process.env.MAIL_FROM || "Arklane <hello@arklane.example>",
    FILES_DIR: path.join(origins.dataDir, "files"),
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
    RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${origins.port}/api/payments/webhook`,
    RAZORPAY_LOCAL_SHOP_ORIGINS: shopOrigins(origins).join(","),
    RAZORPAY_LOCAL_STATE: stateFile,
    RAZORPAY_LOCAL_CONTROL_TOKEN: secrets.razorpayControlToken,
  };
}

/** What a build sees: where its pages will stand; no database, no secret, so that it cannot come to need one. */
export function buildEnv(distDir: string, appOrigin: string): NodeJS.ProcessEnv {
  return {
    ...inherited(),
    NODE_ENV: "production",
    NEXT_DIST_DIR: distDir,
    APP_ORIGIN: appOrigin,
  };
}

/** The rest of the environment without the settings that we decide ourselves. */
export function inherited(): NodeJS.ProcessEnv {
  const decided =
    /^(DATABASE_URL|DEMO|PORT|HOST|APP_ORIGIN|AUTH_SECRET|NEXTAUTH_|RAZORPAY_|SMTP_URL|MAIL_|API_URL$|API_KEY$|ADMIN_SETUP_TOKEN|NODE_ENV|NEXT_DIST_DIR|DB_PORT|DATA_DIR|FILES_DIR)/;
  const kept = Object.entries(process.env).filter(([name]) => !decided.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
}

function shopOrigins({ appOrigin, port }: Origins): string[] {
  return [...new Set([appOrigin, `http://localhost:${port}`, `http://127.0.0.1:${port}`])];
}
