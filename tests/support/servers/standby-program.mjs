import fs from "node:fs";
import path from "node:path";
import { dropSlot, startStandby } from "../../../scripts/local/postgres/standby.ts";
import { freePort } from "../../../scripts/local/process/ports.ts";

// Jest cannot load the modules of scripts/local: this starts a standby of a database, prints its address, and stops it when its
// input ends.
const [primaryUrl, folder] = process.argv.slice(2);
const clusterDir = path.join(folder, "postgres");
fs.mkdirSync(folder, { recursive: true });
const logFile = path.join(folder, "standby.log");
const port = await freePort();
const server = await startStandby({ primaryUrl, clusterDir, logFile, port, throwAway: true });
process.stdout.write(`${server.url(new URL(primaryUrl).pathname.slice(1))}\n`);
process.stdin.resume();
process.stdin.on("end", async () => {
  await server.stop();
  await dropSlot(primaryUrl, clusterDir);
  process.exit(0);
});
