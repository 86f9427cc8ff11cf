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

/** What a web tier with these settings says when it starts. */
async function start(settings: Record<string, string>): Promise<string[]> {
  const before = { ...process.env };
  const said: string[] = [];
  for (const name of NOT_NEEDED) process.env[name] = "";
  Object.assign(process.env, { NODE_ENV: "production" }, WEB_TIER, settings);
  try {
    await jest.isolateModulesAsync(async () => {
      const { log } = await import("@/lib/log");
      const keep = (...words: unknown[]) => void said.push(words.map(String).join(" "));
      Object.assign(log(), { info: keep, warn: keep });
      (await import("@/lib/boot/check-boot")).checkBoot();
    });
  } finally {
    Object.assign(process.env, before);
  }
  return said;
}

it("a web tier starts without database, mail and payment settings, whether or not its API tier answers", async () => {
  const said = (await start({})).join("\n");
  expect(said).toContain("web tier: every call is made on http://127.0.0.1:9");
  expect(said).not.toContain("needs no");
});

it("a web tier that has secrets it does not need says which, and not what they are", async () => {
  const secrets = { DATABASE_URL: "postgresql://u:hidden@db/x", RAZORPAY_KEY_SECRET: "hidden" };
  const said = (await start(secrets)).join("\n");
  expect(said).toContain("A web tier needs no DATABASE_URL, RAZORPAY_KEY_SECRET");
  expect(said).not.toContain("hidden");
});

it("a web tier does not start without its key, or without a secret to seal cookies with", async () => {
  await expect(start({ API_KEY: "" })).rejects.toThrow("API_URL needs API_KEY and AUTH_SECRET.");
  await expect(start({ AUTH_SECRET: "" })).rejects.toThrow("API_URL needs API_KEY");
});

it("a process without API_URL is the whole shop", () => {
  expect(checkBoot).not.toThrow();
});
