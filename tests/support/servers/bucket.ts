import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "@/tests/support/servers/app-process";
import { until } from "@/tests/support/servers/stop-points";
import {
  BUCKET,
  BUCKET_SERVER,
  bucketServerEnv,
  bucketSettings,
} from "../../../scripts/scale/bucket";

export { BUCKET };

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

const program = path.join(__dirname, "../../..", BUCKET_SERVER);

/** An S3 server with one empty bucket, as a process of its own. */
export async function bucketServer(): Promise<BucketServer> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bucket-"));
  const settings = bucketSettings(port);
  const env = { ...process.env, ...bucketServerEnv(port, folder) };
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [program], { env, stdio: "ignore" });
    await until("the S3 server answers", () => answers(`${settings.S3_ENDPOINT}/${BUCKET}`));
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
  return { settings, start, stop, end };
}

async function answers(url: string): Promise<boolean> {
  const request = fetch(url, { method: "HEAD", headers: { connection: "close" } });
  return request.then(({ status }) => status < 500).catch(() => false);
}
