import { check, compare } from "../packages/razorpay-local/contract/report.ts";
import type { Target } from "../packages/razorpay-local/contract/walk.ts";
import { createRazorpayLocal } from "../packages/razorpay-local/index.ts";
import { Failure } from "./local/base/failure.ts";

/**
 * `npm run razorpay:contract`: sends the same requests to the stand-in and, with test keys, to the real
 * service, and prints the differences. Creates about ten orders in the test account; moves no money.
 */
export async function main(): Promise<number> {
  const real = realTarget(process.env);
  const keys = { keyId: "rzp_test_contract", keySecret: "contract" };
  const local = await createRazorpayLocal({ ...keys, webhookSecret: "contract" });
  const standIn = { origin: local.origin, ...keys };
  try {
    const count = real
      ? await compare([real, standIn], print, PAUSE_MS)
      : await check(standIn, print);
    print(real ? `\n${count} differences to ${real.origin}.` : `\n${count} wrong. ${ALONE}`);
    return count === 0 ? 0 : 1;
  } finally {
    await local.close();
  }
}

const ALONE = `This ran on the stand-in only: set RAZORPAY_KEY_ID=rzp_test_… and RAZORPAY_KEY_SECRET
to compare it with the real service.`;

// The real service is asked no faster than by a small shop.
const PAUSE_MS = 250;

const print = (line: string) => console.log(line);

function realTarget(env: NodeJS.ProcessEnv): Target | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (!keyId && !keySecret) return null;
  if (!keyId?.startsWith("rzp_test_")) {
    throw new Failure("Only test keys are used here: RAZORPAY_KEY_ID must begin with rzp_test_.");
  }
  if (!keySecret) throw new Failure("RAZORPAY_KEY_SECRET is missing.");
  return { origin: "https://api.razorpay.com", keyId, keySecret };
}
