import { bucket } from "@/lib/boot/bucket";
import { isLoopback } from "@/lib/boot/private-address";
import type { Env } from "@/lib/env";
import { isStandIn } from "@/lib/payments/settings/settings";

const PROVIDER = "https://api.razorpay.com";
const CHECKOUT = "https://checkout.razorpay.com";

/** Why a process with these settings must not start, each with what to do; empty if it may. */
export function refusals(settings: Env): string[] {
  if (settings.API_URL !== undefined) return webTier(settings);
  return [missing, demo, origin, keys, script, bucket].flatMap((rule) => rule(settings));
}

/** A web tier holds no payment secret, but sends browsers to the same addresses. */
function webTier(settings: Env): string[] {
  const isWhole = settings.API_KEY && settings.AUTH_SECRET;
  return [
    ...(isWhole ? [] : ["API_URL needs API_KEY and AUTH_SECRET."]),
    ...[demoOrigin, plainOrigin, script].flatMap((rule) => rule(settings)),
  ];
}

function missing(settings: Env): string[] {
  const needed = ["DATABASE_URL", "AUTH_SECRET", "RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"] as const;
  const faults = needed.filter((name) => !settings[name]).map((name) => `Set ${name}.`);
  if (settings.RAZORPAY_WEBHOOK_SECRETS.length > 0) return faults;
  const why = "without it a webhook cannot be told from a forgery.";
  return [...faults, `Set RAZORPAY_WEBHOOK_SECRETS: ${why}`];
}

/** The demo's passwords and API key are public: it must not handle money or have a public address. */
function demo(settings: Env): string[] {
  if (!settings.DEMO) return [];
  const faults = demoOrigin(settings);
  if (isLive(settings)) {
    faults.push("DEMO=1 must not meet a live Razorpay key: its passwords are public. Unset DEMO.");
  }
  if (isProduction(settings) && !isStandIn(settings)) {
    faults.push("DEMO=1 takes payments of the local stand-in only. Unset DEMO.");
  }
  return faults;
}

function demoOrigin({ DEMO, DEMO_PUBLIC, APP_ORIGIN }: Env): string[] {
  if (!DEMO || DEMO_PUBLIC || isLoopback(APP_ORIGIN)) return [];
  return [
    `DEMO=1 opens ${APP_ORIGIN} to everybody who knows the public demo passwords. Unset DEMO, or set DEMO_PUBLIC=1 if that is what you want.`,
  ];
}

function origin(settings: Env): string[] {
  if (isProduction(settings) && isLive(settings) && isLoopback(settings.APP_ORIGIN)) {
    return [
      `Set APP_ORIGIN to the address of the shop: with a live Razorpay key it is not ${settings.APP_ORIGIN}.`,
    ];
  }
  return plainOrigin(settings);
}

function plainOrigin(settings: Env): string[] {
  const { APP_ORIGIN } = settings;
  const isSafe = APP_ORIGIN.startsWith("https:") || isLoopback(APP_ORIGIN);
  if (!isProduction(settings) || settings.DEMO || isSafe) return [];
  return [
    `APP_ORIGIN ${APP_ORIGIN} is not https: sessions and passwords would travel in the open.`,
  ];
}

function keys(settings: Env): string[] {
  const faults: string[] = [];
  const key = settings.RAZORPAY_KEY_ID ?? "";
  const isStaging = settings.DEMO || settings.ALLOW_TEST_PAYMENTS;
  if (isStandIn(settings) && isProduction(settings) && !settings.DEMO) {
    faults.push(`RAZORPAY_API_ORIGIN is a stand-in: real money needs ${PROVIDER}.`);
  }
  if (isStandIn(settings) && isLive(settings)) {
    faults.push("A live Razorpay key must not be sent to a stand-in.");
  }
  if (key && !/^rzp_(test|live)_\w+$/.test(key)) {
    faults.push("RAZORPAY_KEY_ID is no key id: it begins with rzp_live_ or rzp_test_.");
  }
  if (!isStandIn(settings) && isProduction(settings) && !isStaging && key.startsWith("rzp_test_")) {
    faults.push(
      "RAZORPAY_KEY_ID is a test key: anybody could pay without money. On a staging site set ALLOW_TEST_PAYMENTS=1.",
    );
  }
  return faults;
}

/** The script runs in the checkout and sees everything the customer types. */
function script(settings: Env): string[] {
  const { origin: from } = new URL(settings.RAZORPAY_CHECKOUT_JS_URL);
  const mayBeAnother = isStandIn(settings) || settings.DEMO || !isProduction(settings);
  if (mayBeAnother || from === CHECKOUT) return [];
  return [
    `RAZORPAY_CHECKOUT_JS_URL loads a script from ${from} into the checkout: leave it empty for ${CHECKOUT}.`,
  ];
}

const isProduction = ({ NODE_ENV }: Env) => NODE_ENV === "production";
const isLive = ({ RAZORPAY_KEY_ID }: Env) => RAZORPAY_KEY_ID?.startsWith("rzp_live_") ?? false;
