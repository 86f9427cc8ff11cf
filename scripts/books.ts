import { inherited } from "./local/app-env.ts";
import { Failure } from "./local/base/failure.ts";
import { readSettings } from "./local/base/settings.ts";
import { shopProgram } from "./local/commands.ts";
import { logFile } from "./local/data-dir.ts";
import { startChild } from "./local/process/children.ts";
import { withStore } from "./local/store-session.ts";

/**
 * `npm run books`: prints the money and stock of the shop, and exits with 1 when they do not balance. `npm run books --
 * gst 11-2026`: the GST return of a month, and 1 when its documents, tables and money differ.
 */
export async function main(args: string[] = []): Promise<number> {
  const settings = readSettings();
  const command = program(args);
  return withStore(settings, async (url) => {
    const env = { ...inherited(), DATABASE_URL: url };
    const log = logFile(settings.dataDir, "books");
    return (
      (await startChild({ name: "books", command, env, logFile: log, echo: true }).exitCode) ?? 1
    );
  });
}

function program([part, month = ""]: string[]): string[] {
  if (part === undefined) return shopProgram("scripts/books/print.ts");
  if (part !== "gst" || !/^(0[1-9]|1[0-2])-20\d\d$/.test(month))
    throw new Failure("Use npm run books, or npm run books -- gst 11-2026 for a month's GST.");
  const [number = "", year = ""] = month.split("-");
  return [...shopProgram("scripts/books/gst.ts"), `${year}-${number}`];
}
