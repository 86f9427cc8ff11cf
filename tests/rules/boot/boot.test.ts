import fs from "node:fs";
import { refusals } from "@/lib/boot/refusals";
import { warnings } from "@/lib/boot/warnings";
import { readEnv, SETTINGS } from "@/lib/env";

type Settings = Record<string, string>;

/** A real shop behind one proxy, which starts without warnings. */
const SHOP: Settings = {
  NODE_ENV: "production",
  APP_ORIGIN: "https://shop.example",
  TRUST_PROXY: "1",
  UV_THREADPOOL_SIZE: "16",
  DATABASE_URL: "postgresql://arklane:word@db.internal:5432/arklane",
  AUTH_SECRET: "5v0PUXkNqk2iYxK4f1TtH7d0R9cBzWmSgLeJ",
  RAZORPAY_KEY_ID: "rzp_live_AbCdEfGhIjKlMn",
  RAZORPAY_KEY_SECRET: "key-secret",
  RAZORPAY_WEBHOOK_SECRETS: "webhook-secret",
};
const STAND_IN = {
  RAZORPAY_API_ORIGIN: "http://127.0.0.1:4010",
  RAZORPAY_CHECKOUT_JS_URL: "http://127.0.0.1:4010/v1/checkout.js",
  RAZORPAY_KEY_ID: "rzp_test_AbCdEfGhIjKlMn",
};
const DEMO = { ...STAND_IN, DEMO: "1", APP_ORIGIN: "http://localhost:3000" };
const STAGING = { ALLOW_TEST_PAYMENTS: "1", RAZORPAY_KEY_ID: "rzp_test_AbCdEfGhIjKlMn" };
const DEVELOPMENT = { NODE_ENV: "development", APP_ORIGIN: "" };
const WEB_TIER = {
  ...{ API_URL: "http://10.0.0.5:3001", API_KEY: "the-key-of-this-tier", DATABASE_URL: "" },
  ...{ RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: "", RAZORPAY_WEBHOOK_SECRETS: "" },
};
const BUCKET = { S3_BUCKET: "shop-files", S3_REGION: "ap-south-1" };
const EVIL = "https://checkout.evil.example/v1/checkout.js";

const refusalsFor = (settings: Settings) => refusals(readEnv({ ...SHOP, ...settings }));
const warningsFor = (settings: Settings) => warnings(readEnv({ ...SHOP, ...settings }));

it.each<[string, Settings]>([
  ["a live key behind https", {}],
  ["a test key on a staging site", STAGING],
  ["a test key on this machine, allowed", { ...STAGING, APP_ORIGIN: "http://127.0.0.1:3000" }],
  ["the demo on this machine", DEMO],
  ["the demo elsewhere, allowed", { ...DEMO, APP_ORIGIN: "http://10.1.2.3", DEMO_PUBLIC: "1" }],
  ["a test key and the provider, in development", { ...DEVELOPMENT, ...STAGING }],
  ["the stand-in, in development", { ...DEVELOPMENT, ...STAND_IN }],
  ["a web tier, whether or not its API tier answers", WEB_TIER],
  ["a bucket and the machine's role", BUCKET],
])("starts with %s", (_what, settings) => {
  expect(refusalsFor(settings)).toEqual([]);
});

it.each<[string, Settings, RegExp]>([
  ["no database", { DATABASE_URL: "" }, /^Set DATABASE_URL\.$/],
  ["no secret", { AUTH_SECRET: "" }, /^Set AUTH_SECRET\.$/],
  ["no key id", { RAZORPAY_KEY_ID: "" }, /^Set RAZORPAY_KEY_ID\.$/],
  ["no key secret", { RAZORPAY_KEY_SECRET: "" }, /^Set RAZORPAY_KEY_SECRET\.$/],
  ["no webhook secret", { RAZORPAY_WEBHOOK_SECRETS: "" }, /^Set RAZORPAY_WEBHOOK_SECRETS/],
  ["empty webhook secrets", { RAZORPAY_WEBHOOK_SECRETS: ",," }, /^Set RAZORPAY_WEBHOOK_SECRETS/],
  ["a secret in place of the key id", { RAZORPAY_KEY_ID: "AbCdEfGhIjKlMn" }, /is no key id/],
  ["a test key for real money", { ...STAGING, ALLOW_TEST_PAYMENTS: "" }, /is a test key/],
  ["a stand-in for real money", STAND_IN, /is a stand-in/],
  ["a live key for a stand-in", { ...DEMO, RAZORPAY_KEY_ID: "rzp_live_AbCdEf" }, /to a stand-in/],
  ["the demo with a live key", { DEMO: "1" }, /must not meet a live/],
  [
    "the demo with a live key, at a public address that is allowed",
    { DEMO: "1", DEMO_PUBLIC: "1" },
    /must not meet a live/,
  ],
  ["the demo with the real provider", { ...STAGING, DEMO: "1" }, /of the local stand-in only/],
  [
    "the demo at a public address",
    { ...DEMO, APP_ORIGIN: "https://shop.example" },
    /DEMO_PUBLIC=1/,
  ],
  [
    "the demo at an address of the network",
    { ...DEMO, APP_ORIGIN: "http://10.1.2.3" },
    /opens http/,
  ],
  ["the demo on a public web tier", { ...WEB_TIER, DEMO: "1" }, /DEMO_PUBLIC=1/],
  ["a live key and no address", { APP_ORIGIN: "" }, /Set APP_ORIGIN/],
  ["plain http", { APP_ORIGIN: "http://shop.example" }, /is not https/],
  ["plain http on staging", { ...STAGING, APP_ORIGIN: "http://shop.example" }, /is not https/],
  ["plain http on a web tier", { ...WEB_TIER, APP_ORIGIN: "http://shop.example" }, /is not https/],
  [
    "a foreign checkout script",
    { RAZORPAY_CHECKOUT_JS_URL: EVIL },
    /loads a script from https:.*evil/,
  ],
  [
    "the provider's script without TLS",
    { RAZORPAY_CHECKOUT_JS_URL: "http://checkout.razorpay.com/v1/checkout.js" },
    /loads a script from http:/,
  ],
  ["a foreign script on staging", { ...STAGING, RAZORPAY_CHECKOUT_JS_URL: EVIL }, /loads a script/],
  [
    "a foreign script on a web tier",
    { ...WEB_TIER, RAZORPAY_CHECKOUT_JS_URL: EVIL },
    /loads a script/,
  ],
  ["a key and no bucket", { S3_REGION: "ap-south-1" }, /^Set S3_BUCKET, or unset S3_REGION/],
  ["a bucket that is nowhere", { S3_BUCKET: "shop" }, /^Set S3_REGION/],
  ["a path as a bucket", { ...BUCKET, S3_BUCKET: "s3://shop/files" }, /without s3:\/\//],
  ["half a key", { ...BUCKET, S3_ACCESS_KEY_ID: "AKIA" }, /^Set both S3_ACCESS_KEY_ID/],
  ["a web tier without its key", { ...WEB_TIER, API_KEY: "" }, /API_URL needs API_KEY/],
  ["a web tier without a secret", { ...WEB_TIER, AUTH_SECRET: "" }, /API_URL needs API_KEY/],
])("refuses %s", (_what, settings, words) => {
  expect(refusalsFor(settings)).toContainEqual(expect.stringMatching(words));
});

it.each<[string, Settings, RegExp]>([
  [
    "a public database without TLS",
    { DATABASE_URL: "postgresql://u:p@db.example/x" },
    /without TLS/,
  ],
  [
    "a public database that may do without TLS",
    { DATABASE_URL: "postgresql://u:p@db.example/x?sslmode=prefer" },
    /without TLS/,
  ],
  ["a secret of one letter", { AUTH_SECRET: "a".repeat(32) }, /^AUTH_SECRET does not look random/],
  [
    "a previous secret of one word",
    { AUTH_SECRET_PREVIOUS: "password".repeat(4) },
    /^AUTH_SECRET_PREVIOUS does not look random/,
  ],
  ["no proxy at a public address", { TRUST_PROXY: "0" }, /^TRUST_PROXY is 0/],
  ["Node's own number of threads", { UV_THREADPOOL_SIZE: "" }, /^UV_THREADPOOL_SIZE is 4/],
  ["the demo", DEMO, /^demo: known passwords, no money moves$/],
  ["a web tier with DEMO", { ...WEB_TIER, DEMO: "1", DEMO_PUBLIC: "1" }, /this web tier shows/],
  ["an API tier in the open", { ...WEB_TIER, API_URL: "http://api.example.com" }, /is not https/],
  [
    "a bucket in the open",
    { S3_BUCKET: "shop", S3_ENDPOINT: "http://s3.example.com" },
    /^S3_ENDPOINT http.* is not https/,
  ],
  [
    "secrets that a web tier does not need",
    { ...WEB_TIER, RAZORPAY_KEY_SECRET: "hidden", SMTP_URL: "smtp://hidden" },
    /^A web tier needs no RAZORPAY_KEY_SECRET, SMTP_URL:(?!.*hidden)/,
  ],
])("warns of %s", (_what, settings, words) => {
  expect(warningsFor(settings)).toEqual([expect.stringMatching(words)]);
});

it.each<[string, Settings]>([
  ["a real shop", {}],
  ["a database with TLS", { DATABASE_URL: "postgresql://u:p@db.example/x?sslmode=verify-full" }],
  ["a database behind a socket", { DATABASE_URL: "postgresql:///x?host=/run/postgresql" }],
  ["a database of the network", { DATABASE_URL: "postgresql://u:p@192.168.1.7/x" }],
  ["no proxy on this machine", { TRUST_PROXY: "0", APP_ORIGIN: "http://[::1]:3000" }],
  ["a web tier", WEB_TIER],
  ["a bucket of the network", { S3_BUCKET: "shop", S3_ENDPOINT: "http://minio.internal:9000" }],
])("does not warn with %s", (_what, settings) => {
  expect(warningsFor(settings)).toEqual([]);
});

it("warns of a build for another address", () => {
  const settings = readEnv(SHOP);
  expect(warnings(settings, "https://old.example")).toEqual([
    expect.stringMatching(/^The pages were built for https:\/\/old\.example/),
  ]);
  expect(warnings(settings, "https://shop.example")).toEqual([]);
});

it("every setting is listed in .env.example", () => {
  const example = fs.readFileSync(".env.example", "utf8");
  const names = SETTINGS.map(({ name }) => name).filter((name) => name !== "NODE_ENV");
  expect(names.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});
