import { spawn } from "node:child_process";
import path from "node:path";

/** A real shop's settings, except for an unreachable database, which a refused start does not need. */
const SHOP = {
  NODE_ENV: "production" as const,
  APP_ORIGIN: "https://shop.example",
  DATABASE_URL: "postgresql://u:p@127.0.0.1:9/none",
  AUTH_SECRET: "5v0PUXkNqk2iYxK4f1TtH7d0R9cBzWmSgLeJ",
  RAZORPAY_KEY_ID: "rzp_live_AbCdEfGhIjKlMn",
  RAZORPAY_KEY_SECRET: "key-secret",
  RAZORPAY_WEBHOOK_SECRETS: "webhook-secret",
};
const STAND_IN = {
  RAZORPAY_API_ORIGIN: "http://127.0.0.1:9",
  RAZORPAY_CHECKOUT_JS_URL: "http://127.0.0.1:9/v1/checkout.js",
  RAZORPAY_KEY_ID: "rzp_test_AbCdEfGhIjKlMn",
};
const EVIL = { RAZORPAY_CHECKOUT_JS_URL: "https://checkout.evil.example/v1/checkout.js" };

/** The rules are a table in tests/rules/boot; here the built server applies them. */
const REFUSED: [name: string, settings: Record<string, string>, sentence: RegExp][] = [
  ["the demo with a live key", { DEMO: "1" }, /DEMO=1 must not meet a live Razorpay key/],
  [
    "the demo at a public address",
    { ...STAND_IN, DEMO: "1" },
    /DEMO=1 opens https:\/\/shop\.example/,
  ],
  ["a live key behind http", { APP_ORIGIN: "http://shop.example" }, /APP_ORIGIN .+ is not https/],
  ["a foreign checkout script", EVIL, /loads a script from https:\/\/checkout\.evil\.example/],
];

type Ended = { code: number | null; output: string };

/** Started in parallel, because starting takes most of the time. */
let ended: Map<string, Ended>;
beforeAll(async () => {
  const starts = REFUSED.map(async ([name, settings]) => [name, await start(settings)] as const);
  ended = new Map(await Promise.all(starts));
});

describe("the built server does not start", () => {
  test.each(REFUSED)("with %s", (name, _settings, sentence) => {
    const { code, output } = ended.get(name) ?? { code: 0, output: "" };
    expect(output).toMatch(/The shop does not start\./);
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  });
});

const root = path.join(__dirname, "../..");

/** Starts the production build as `npm start` does, on its own port; ends it after a minute. */
function start(settings: Record<string, string>): Promise<Ended> {
  const distDir = JSON.parse(process.env.SHOP_DIST_DIRS ?? "{}")["all-in-one"];
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", "0"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH,
      HOME,
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_DIST_DIR: path.relative(root, distDir),
      ...SHOP,
      ...settings,
    },
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      output += piece.toString();
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
