import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { SETTINGS } from "@/lib/env";
import { findSecrets, secretsIn, secretsOf } from "@/tests/support/texts/secrets";

/** Settings that are not secret. A new setting goes here or is marked secret in lib/env.ts. */
const PUBLIC = [
  ...["NODE_ENV", "DEMO", "APP_ORIGIN", "TRUST_PROXY", "MAIL_FROM", "FILES_DIR", "LOG_LEVEL"],
  ...["RAZORPAY_API_ORIGIN", "RAZORPAY_CHECKOUT_JS_URL", "RAZORPAY_KEY_ID", "ALLOW_TEST_PAYMENTS"],
  ...["DEMO_PUBLIC", "API_URL", "API_ALLOWED_ORIGINS", "SHUTDOWN_DELAY_MS"],
  ...["S3_BUCKET", "S3_REGION", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_FORCE_PATH_STYLE"],
  ...["UV_THREADPOOL_SIZE", "PROCESSES", "PROCESS_NUMBER", "DATABASE_POOL"],
  ...["KEPT_BUILDS_DIR", "OTHER_BUILDS_DIR", "DATABASE_REPLICA_MAX_LAG_MS"],
];

it("every setting is either public or a secret", () => {
  const open = SETTINGS.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

it("every setting of .env.example that sounds like a secret is searched for", () => {
  const example = fs.readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const sounding = names.filter((name) =>
    /SECRET|TOKEN|PASSWORD|KEY|^(DATABASE\w*|SMTP)_URL/.test(name),
  );
  const environment = Object.fromEntries(
    sounding.map((name) => [name, `smtp://user:${name}-long-enough@host`]),
  );
  const found = secretsOf(environment).map(({ name }) => name);
  const ids = ["RAZORPAY_KEY_ID", "S3_ACCESS_KEY_ID"];
  expect(found.sort()).toEqual(sounding.filter((name) => !ids.includes(name)).sort());
});

describe("the secrets of an environment", () => {
  it.each([
    ["a value", { AUTH_SECRET: "a-long-enough-secret" }, ["a-long-enough-secret"]],
    [
      "each value of a list",
      { RAZORPAY_WEBHOOK_SECRETS: "the-newer-secret,the-older-secret" },
      ["the-newer-secret", "the-older-secret"],
    ],
    [
      "the decoded password of a URL",
      { DATABASE_URL: "postgresql://shop:p%40ss%2Fword%2B12@db:5432/shop" },
      ["p@ss/word+12"],
    ],
    ["nothing of a URL without a password", { SMTP_URL: "smtp://127.0.0.1:1025" }, []],
    ["nothing of unset settings", { AUTH_SECRET: "", API_KEY: undefined }, []],
    ["nothing public", { RAZORPAY_KEY_ID: "rzp_live_0123456789" }, []],
  ])("are %s", (_what, environment, values) => {
    expect(secretsOf(environment).map(({ value }) => value)).toEqual(values);
  });

  it("must be long enough to avoid chance matches", () => {
    expect(() => secretsOf({ API_KEY: "short" })).toThrow("API_KEY is too short to be looked for.");
  });
});

describe("a secret in a text", () => {
  const value = `k3y&"<w0rds>"/+${"Zz9_-".repeat(3)}ü`;
  const secrets = [
    { name: "AUTH_SECRET", value },
    { name: "API_KEY", value: "another-key-of-a-shop" },
  ];
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const forms: [string, string][] = [
    ["as it is", value],
    ["in a URL", encodeURIComponent(value)],
    ["in JSON", JSON.stringify({ value })],
    ["in JSON inside a script", JSON.stringify(JSON.stringify({ value }))],
    [
      "in a script of a page",
      JSON.stringify(value)
        .replaceAll("<", "\\u003c")
        .replaceAll("&", "\\u0026")
        .replaceAll(">", "\\u003e"),
    ],
    ["in a page", value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")],
    ["in hex", Buffer.from(value).toString("hex")],
    ["in base64", base64(value)],
    ["in base64 after one letter", base64(`:${value}:`)],
    ["in base64 after two letters", base64(`::${value}`)],
    ["as user and password", base64(`api:${value}`)],
    ["in URL-safe base64", Buffer.from(`x${value}y`).toString("base64url")],
  ];

  it.each(forms)("is found %s", (_how, form) => {
    expect(secretsIn(`before ${form} after`, secrets)).toEqual(["AUTH_SECRET"]);
  });

  it("is not found by most of its characters", () => {
    expect(secretsIn(`${value.slice(1)} ${value.slice(0, -1)}`, secrets)).toEqual([]);
    expect(secretsIn("", secrets)).toEqual([]);
  });
});

it("findSecrets names the file below a folder that holds a secret", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "secrets-"));
  const secrets = [{ name: "API_KEY", value: "another-key-of-a-shöp" }];
  try {
    fs.mkdirSync(path.join(folder, "chunks/deep"), { recursive: true });
    fs.writeFileSync(path.join(folder, "page.html"), "<p>₹ 42,999</p>");
    const planted = path.join(folder, "chunks/deep/a.js");
    fs.writeFileSync(planted, `var a=“₹”,b="another-key-of-a-shöp"`);
    expect(findSecrets([folder], secrets)).toEqual({ found: [`API_KEY in ${planted}`], files: 2 });
    const isPage = (file: string) => file.endsWith(".html");
    expect(findSecrets([folder], secrets, isPage)).toEqual({ found: [], files: 1 });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
