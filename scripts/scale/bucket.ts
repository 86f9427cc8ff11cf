import fs from "node:fs";
import path from "node:path";

export const BUCKET = "shop-files";
const KEY = { S3_ACCESS_KEY_ID: "key-for-tests", S3_SECRET_ACCESS_KEY: "secret-key-for-tests" };

/** The S3 server from npm, below the project's folder. */
export const BUCKET_SERVER = "node_modules/fauxqs/dist/server.js";

/** Its settings for a port and a folder, in which it keeps one bucket over a restart. */
export function bucketServerEnv(port: number, folder: string): Record<string, string> {
  const init = path.join(folder, "init.json");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(init, JSON.stringify({ buckets: [BUCKET] }));
  return {
    FAUXQS_PORT: String(port),
    FAUXQS_INIT: init,
    FAUXQS_LOGGER: "false",
    FAUXQS_S3_STORAGE_DIR: path.join(folder, "objects"),
  };
}

/** The settings of a shop that keeps its files there. */
export function bucketSettings(port: number): Record<string, string> {
  return { S3_BUCKET: BUCKET, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...KEY };
}
