import { inherited } from "./local/app-env.ts";
import { readSettings } from "./local/base/settings.ts";
import { shopProgram } from "./local/commands.ts";
import { logFile } from "./local/data-dir.ts";
import { startChild } from "./local/process/children.ts";
import { withStore } from "./local/store-session.ts";

/** `npm run books`: prints the money and stock of the shop, and exits with 1 when they do not balance. */
export async function main(): Promise<number> {
  const settings = readSettings();
  const command = shopProgram("scripts/books/print.ts");
  return withStore(settings, async (url) => {
    const env = { ...inherited(), DATABASE_URL: url };
    const log = logFile(settings.dataDir, "books");
    return (
      (await startChild({ name: "books", command, env, logFile: log, echo: true }).exitCode) ?? 1
    );
  });
}
