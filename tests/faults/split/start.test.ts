import { checkBoot } from "@/lib/boot/check-boot";

const WEB_TIER = {
  API_URL: "http://127.0.0.1:9",
  API_KEY: "the-key-of-this-tier",
  AUTH_SECRET: "a-secret-of-its-own-a-secret-of-its-own",
};
const NOT_NEEDED = [
  ...["DATABASE_URL", "RAZORPAY_API_ORIGIN", "RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
  ...["RAZORPAY_WEBHOOK_SECRETS", "SMTP_URL", "ADMIN_SETUP_TOKEN"],
];

/** The output of a web tier started with these settings. */
async function start(settings: Record<string, string>): Promise<string[]> {
  const before = { ...process.env };
  const output: string[] = [];
  for (const name of NOT_NEEDED) process.env[name] = "";
  Object.assign(process.env, { NODE_ENV: "production" }, WEB_TIER, settings);
  try {
    await jest.isolateModulesAsync(async () => {
      const { log } = await import("@/lib/log");
      const keep = (...words: unknown[]) => void output.push(words.map(String).join(" "));
      Object.assign(log(), { info: keep, warn: keep });
      (await import("@/lib/boot/check-boot")).checkBoot();
    });
  } finally {
    Object.assign(process.env, before);
  }
  return output;
}

it("a web tier starts without database, mail and payment settings, even if its API tier is down", async () => {
  const output = (await start({})).join("\n");
  expect(output).toContain("web tier: every call is made on http://127.0.0.1:9");
  expect(output).not.toContain("needs no");
});

it("a web tier names unneeded secrets without their values", async () => {
  const secrets = { DATABASE_URL: "postgresql://u:hidden@db/x", RAZORPAY_KEY_SECRET: "hidden" };
  const output = (await start(secrets)).join("\n");
  expect(output).toContain("A web tier needs no DATABASE_URL, RAZORPAY_KEY_SECRET");
  expect(output).not.toContain("hidden");
});

it("a web tier does not start without its key or its cookie secret", async () => {
  await expect(start({ API_KEY: "" })).rejects.toThrow("API_URL needs API_KEY and AUTH_SECRET.");
  await expect(start({ AUTH_SECRET: "" })).rejects.toThrow("API_URL needs API_KEY");
});

it("a process without API_URL runs the whole shop", () => {
  expect(checkBoot).not.toThrow();
});
