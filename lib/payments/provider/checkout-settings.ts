import "server-only";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import { checkoutSettings } from "@/lib/payments/settings/contract";
import { isStandIn } from "@/lib/payments/settings/settings";

const checkoutSettingsService = serve(checkoutSettings, async () => {
  const isTest = env().RAZORPAY_KEY_ID?.startsWith("rzp_test_") ?? false;
  return { script_url: env().RAZORPAY_CHECKOUT_JS_URL, demo: isStandIn() || isTest };
});

export { checkoutSettingsService as checkoutSettings };
