import "server-only";
import { builtFor, type Env, env, isWebTier, required } from "@/lib/env";
import { log } from "@/lib/log";
import { isStandIn } from "@/lib/payments/settings";

/**
 * Refuses to start a shop that could lose money or open its doors: every fault in one message.
 * @throws Error naming each setting that is wrong and what to do.
 */
export function checkBoot(): void {
  const faults = bootFaults();
  if (faults.length > 0) throw new Error(`The shop does not start. ${faults.join(" ")}`);
  if (env().DEMO) log().warn("demo: known passwords, no money moves");
  if (isWebTier()) greetWebTier();
  if (builtFor && builtFor !== env().APP_ORIGIN) {
    log().warn(
      `The pages were built for ${builtFor}, but APP_ORIGIN is ${env().APP_ORIGIN}: search engines and shared links are sent to the first. Build again with this APP_ORIGIN.`,
    );
  }
}

/** What only the API tier needs. */
const SECRETS = [
  ...["DATABASE_URL", "RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRETS"],
  ...["SMTP_URL", "ADMIN_SETUP_TOKEN"],
] as (keyof Env)[];

/** It starts whether or not the API tier answers: the public pages need it only when the catalogue changes. */
function greetWebTier(): void {
  log().info(`web tier: every call is made on ${new URL(required("API_URL")).origin}`);
  const needless = SECRETS.filter((name) => env()[name] !== undefined && String(env()[name]));
  if (needless.length === 0) return;
  log().warn(`A web tier needs no ${needless.join(", ")}: what is not there cannot be lost here.`);
}

function bootFaults(): string[] {
  const settings = env();
  if (isWebTier()) {
    return settings.API_KEY && settings.AUTH_SECRET
      ? []
      : ["API_URL needs API_KEY and AUTH_SECRET."];
  }
  const faults: string[] = [];
  for (const name of [
    "DATABASE_URL",
    "AUTH_SECRET",
    "RAZORPAY_KEY_ID",
    "RAZORPAY_KEY_SECRET",
  ] as const) {
    if (!settings[name]) faults.push(`Set ${name}.`);
  }
  if (settings.RAZORPAY_WEBHOOK_SECRETS.length === 0) {
    faults.push(
      "Set RAZORPAY_WEBHOOK_SECRETS: without it a webhook cannot be told from a forgery.",
    );
  }
  if (isStandIn() && settings.NODE_ENV === "production" && !settings.DEMO) {
    faults.push("RAZORPAY_API_ORIGIN is a stand-in: real money needs https://api.razorpay.com.");
  }
  if (isStandIn() && settings.RAZORPAY_KEY_ID?.startsWith("rzp_live_")) {
    faults.push("A live Razorpay key must not be sent to a stand-in.");
  }
  const key = settings.RAZORPAY_KEY_ID ?? "";
  if (key && !/^rzp_(test|live)_\w+$/.test(key)) {
    faults.push("RAZORPAY_KEY_ID is no key id: it begins with rzp_live_ or rzp_test_.");
  }
  if (
    !isStandIn() &&
    settings.NODE_ENV === "production" &&
    !settings.DEMO &&
    !settings.ALLOW_TEST_PAYMENTS &&
    key.startsWith("rzp_test_")
  ) {
    faults.push(
      "RAZORPAY_KEY_ID is a test key: anybody could pay without money. On a staging site set ALLOW_TEST_PAYMENTS=1.",
    );
  }
  return faults;
}
