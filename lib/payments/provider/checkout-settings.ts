import "server-only";
import { readPanLimit } from "@/lib/company/pan-limit";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/payments/settings/contract";
import { isStandIn } from "@/lib/payments/settings/settings";

export const checkoutSettings = serve(contract.checkoutSettings, async () => {
  const isTest = env().RAZORPAY_KEY_ID?.startsWith("rzp_test_") ?? false;
  return {
    script_url: env().RAZORPAY_CHECKOUT_JS_URL,
    demo: isStandIn() || isTest,
    pan_above: await readPanLimit(db()),
  };
});
