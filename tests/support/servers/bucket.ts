import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "@/tests/support/servers/app-process";
import { until } from "@/tests/support/servers/stop-points";

export const BUCKET = "shop-files";

export type BucketServer = {
  /** The settings of a shop that keeps its files there. */
  settings: Record<string, string>;
  /** Starts it; after `stop` at the same address, with the same files. */
  start: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  stop: () => Promise<void>;
  /** Stops it and deletes its files. */
  end: () => Promise<void>;
};

const program = path.join(__dirname, "../../../node_modules/fauxqs/dist/server.js");

/** An S3 server with one empty bucket, as a process of its own. */
export async function bucketServer(): Promise<BucketServer> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bucket-"));
  const init = path.join(folder, "init.json");
  fs.writeFileSync(init, JSON.stringify({ buckets: [BUCKET] }));
  const endpoint = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    FAUXQS_PORT: String(port),
    FAUXQS_INIT: init,
    FAUXQS_LOGGER: "false",
    FAUXQS_S3_STORAGE_DIR: path.join(folder, "objects"),
  };
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [program], { env, stdio: "ignore" });
    await until("the S3 server answers", () => answers(`${endpoint}/${BUCKET}`));
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child?.once("exit", resolve) ?? resolve(null));
    child?.kill("SIGKILL");
    await ended;
    child = undefined;
  };
  const end = async () => {
    if (child) await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { settings: { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint, ...KEY }, start, stop, end };
}

const KEY = { S3_ACCESS_KEY_ID: "key-for-tests", S3_SECRET_ACCESS_KEY: "secret-key-for-tests" };

async function answers(url: string): Promise<boolean> {
  const request = fetch(url, { method: "HEAD", headers: { connection: "close" } });
  return request.then(({ status }) => status < 500).catch(() => false);
}
