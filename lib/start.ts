import "server-only";
import { checkBoot } from "@/lib/boot";
import { watchCatalogue } from "@/lib/catalogue/watch";
import { env } from "@/lib/env";
import { startJobs } from "@/lib/jobs/start";
import { log } from "@/lib/log";

/** Starts what a server process needs beside answering requests; a web tier in front of an API needs nothing. */
export async function start(): Promise<void> {
  try {
    checkBoot();
  } catch (error) {
    log().fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  if (env().API_URL) return;
  watchCatalogue();
  await startJobs();
}
