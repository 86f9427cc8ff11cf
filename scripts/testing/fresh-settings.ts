import type { Settings } from "../local/base/settings.ts";
import { freePort } from "../local/process/ports.ts";

/** Settings of an isolated run: free ports and its own folder. */
export async function freshSettings(
  dataDir: string,
  shape: "all-in-one" | "split" = "all-in-one",
): Promise<Settings> {
  const port = await freePort();
  return {
    host: "127.0.0.1",
    port,
    apiPort: shape === "split" ? await freePort() : null,
    scalePort: null,
    appOrigin: `http://localhost:${port}`,
    mailPort: await freePort(),
    mailUiPort: await freePort(),
    razorpayPort: await freePort(),
    dbPort: 0,
    dataDir,
    databaseUrl: null,
  };
}
