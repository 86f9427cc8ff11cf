import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { refusals } from "@/lib/boot/refusals";
import { warnings } from "@/lib/boot/warnings";
import { readEnv, SETTINGS } from "@/lib/env";
import { nginxConfig } from "../../../scripts/scale/nginx";

const root = path.join(__dirname, "../../..");
const shipped = (name: string) => fs.readFileSync(path.join(root, "deploy", name), "utf8");
const settings = parseEnv(shipped("arklane.env")) as Record<string, string>;

/** What next-auth and Next read by themselves. */
const OF_OTHERS = ["NEXTAUTH_URL", "NEXTAUTH_SECRET", "PORT"];

it("the environment file lists every setting, and no other", () => {
  const names = SETTINGS.map(({ name }) => name).filter((name) => name !== "NODE_ENV");
  expect(Object.keys(settings).sort()).toEqual([...names, ...OF_OTHERS].sort());
});

it("a shop starts with it, without a warning, once its secrets are filled in", () => {
  const secrets = {
    AUTH_SECRET: "5v0PUXkNqk2iYxK4f1TtH7d0R9cBzWmSgLeJ",
    RAZORPAY_KEY_ID: "rzp_live_AbCdEfGhIjKlMn",
    RAZORPAY_KEY_SECRET: "key-secret",
    RAZORPAY_WEBHOOK_SECRETS: "webhook-secret",
  };
  const filled = readEnv({ NODE_ENV: "production", ...settings, ...secrets });
  expect(refusals(filled)).toEqual([]);
  expect(warnings(filled, settings.APP_ORIGIN)).toEqual([]);
  expect(refusals(readEnv({ NODE_ENV: "production", ...settings }))).toHaveLength(4);
});

/** A folder that is deleted after the test. */
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "deploy-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;

(has("systemd-analyze", "--version") ? it : it.skip)("systemd takes the units", () => {
  for (const name of ["arklane.service", "arklane-backup.service", "arklane-backup.timer"]) {
    const here = shipped(name).replaceAll("/srv/arklane/current", root);
    fs.writeFileSync(path.join(folder, name), here);
  }
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files]);
  const about = String(stderr)
    .split("\n")
    .filter((line) => line.includes("arklane"));
  expect({ status, about }).toEqual({ status: 0, about: [] });
});

(has("nginx", "-v") ? it : it.skip)(
  "nginx takes the configuration, with TLS and as tests run it",
  () => {
    const pair = ["key.pem", "cert.pem"].map((name) => path.join(folder, name));
    const [key = "", cert = ""] = pair;
    const made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
    const where = ["-subj", "/CN=shop.example", "-keyout", key, "-out", cert, "-days", "1"];
    const tls = spawnSync("openssl", ["req", ...made, ...where]).status === 0;
    const plain = { folder, port: 8080, machines: ["127.0.0.1:3000", "127.0.0.1:3001"] };
    for (const options of [plain, ...(tls ? [{ ...plain, tls: { key, cert } }] : [])]) {
      const file = path.join(folder, "nginx.conf");
      fs.writeFileSync(file, nginxConfig(shipped("nginx.conf"), options));
      const { status, stderr } = spawnSync("nginx", ["-t", "-c", file, "-p", folder]);
      expect({ status, said: status === 0 ? "" : String(stderr) }).toEqual({ status: 0, said: "" });
    }
  },
);

it("each part of nginx that sets a header of requests sets all, as it inherits none then", () => {
  const own = shipped("nginx.conf")
    .split("{")
    .map((text) => [...text.matchAll(/proxy_set_header (\S+)/g)].map(([, name]) => name))
    .filter((names) => names.length > 0);
  expect(own).toHaveLength(3);
  const all = ["Connection", "Host", "X-Forwarded-For", "X-Forwarded-Proto"];
  for (const names of own) expect(names).toEqual(expect.arrayContaining(all));
});

it("the configuration of nginx still has each line that tests and demo replace", () => {
  const options = { folder, port: 8080, machines: ["127.0.0.1:3000"] };
  expect(() => nginxConfig("upstream shop {}", options)).toThrow(/deploy\/nginx.conf/);
  const conf = nginxConfig(shipped("nginx.conf"), options);
  expect(conf).not.toMatch(/\/(etc\/letsencrypt|var\/cache|var\/log)\//);
});
