import "server-only";
import { checkBoot } from "@/lib/boot/check-boot";
import { startJobs } from "@/lib/boot/start-jobs";
import { expirePages } from "@/lib/catalogue/freshness/expire";
import { followCatalogue } from "@/lib/catalogue/freshness/follow";
import { hearChanges } from "@/lib/catalogue/freshness/heard";
import { isWebTier } from "@/lib/env";
import { leadUnusualRequests } from "@/lib/http/unusual-requests";
import { stampArrivals } from "@/lib/identity/arrivals";
import { log } from "@/lib/log";
import { noteEnd } from "@/lib/observe/observed";
import { watchTraffic } from "@/lib/observe/traffic";
import { endInOrder } from "@/lib/process/shutdown";

/** Starts what a server process needs beside answering requests; a web tier has no jobs, they are the API tier's. */
export async function start(): Promise<void> {
  try {
    checkBoot();
  } catch (error) {
    log().fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  watchTraffic(noteEnd);
  stampArrivals();
  endInOrder();
  leadUnusualRequests();
  if (isWebTier()) return void followCatalogue(expirePages);
  hearChanges({ tell: expirePages, end: () => undefined });
  await startJobs();
}
