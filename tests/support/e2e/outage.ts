import { randomBytes } from "node:crypto";
import { settings } from "@/tests/support/e2e/settings";
import { test as base } from "@/tests/support/e2e/test";
import { TierProxy } from "@/tests/support/e2e/tier-proxy";
import { appProcess, freePort } from "@/tests/support/servers/app-process";

type Between = { origin: string; proxy: TierProxy };

/**
 * A test whose pages come from its own web tier, at `between.origin`, with a proxy
 * before the API tier that can fail on command. Each test starts without failures.
 */
export const test = base.extend<{ tier: TierProxy }, { between: Between }>({
  between: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const proxy = new TierProxy(process.env.API_TIER_URL ?? "");
      await proxy.start();
      const port = await freePort();
      const web = appProcess(port, webTier(proxy.origin));
      await web.start();
      const origin = `http://127.0.0.1:${port}`;
      // A new process's first page takes seconds on a busy machine.
      await (await fetch(`${origin}/products`)).text();
      await use({ origin, proxy });
      await web.kill();
      await proxy.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  tier: async ({ between }, use) => {
    await use(between.proxy);
    await between.proxy.be("through");
  },
  baseURL: async ({ between }, use) => use(between.origin),
});

function webTier(apiUrl: string): Record<string, string> {
  const secret = randomBytes(32).toString("base64url");
  return {
    ...{ API_URL: apiUrl, API_KEY: process.env.API_TIER_KEY ?? "", DEMO: "1" },
    ...{ AUTH_SECRET: secret, NEXTAUTH_SECRET: secret, SHUTDOWN_DELAY_MS: "0" },
    RAZORPAY_CHECKOUT_JS_URL: `${settings.razorpayOrigin}/v1/checkout.js`,
  };
}
