import { createRazorpayLocal } from "./index.ts";

// node packages/razorpay-local/cli.ts; settings come from the environment, see optionsFrom below.
try {
  const local = await createRazorpayLocal(optionsFrom(process.env));
  const stop = () => {
    // The parent waits for the exit; a connection that does not close must not delay it.
    setTimeout(() => process.exit(0), 900).unref();
    void local.close().finally(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  console.log(`Razorpay stand-in on ${local.origin}, control token ${local.controlToken}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function optionsFrom(env: NodeJS.ProcessEnv) {
  const port = env.RAZORPAY_LOCAL_PORT ?? "4010";
  if (!/^\d{1,5}$/.test(port)) throw new Error("RAZORPAY_LOCAL_PORT must be a number.");
  return {
    port: Number(port),
    keyId: env.RAZORPAY_KEY_ID ?? "",
    keySecret: env.RAZORPAY_KEY_SECRET ?? "",
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? "",
    webhooks: listOf(env.RAZORPAY_WEBHOOK_URL).map((url) => ({ url })),
    ...liveKeys(env),
    ...(env.RAZORPAY_LOCAL_STATE ? { statePath: env.RAZORPAY_LOCAL_STATE } : {}),
    ...(env.RAZORPAY_LOCAL_CONTROL_TOKEN ? { controlToken: env.RAZORPAY_LOCAL_CONTROL_TOKEN } : {}),
    shopOrigins: listOf(env.RAZORPAY_LOCAL_SHOP_ORIGINS),
  };
}

function liveKeys(env: NodeJS.ProcessEnv) {
  const { RAZORPAY_LOCAL_LIVE_KEY_ID: keyId, RAZORPAY_LOCAL_LIVE_KEY_SECRET: keySecret } = env;
  return keyId && keySecret ? { liveKeys: { keyId, keySecret } } : {};
}

function listOf(text = ""): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
