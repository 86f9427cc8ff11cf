import "server-only";
import { checkBoot } from "@/lib/boot/check-boot";
import { followCatalogue } from "@/lib/catalogue/follow";
import { watchCatalogue } from "@/lib/catalogue/watch";
import { isWebTier } from "@/lib/env";
import { stampArrivals } from "@/lib/http/arrivals";
import { noteEnd } from "@/lib/http/observed";
import { watchTraffic } from "@/lib/http/traffic";
import { leadUnusualRequests } from "@/lib/http/unusual-requests";
import { startJobs } from "@/lib/jobs/start";
import { log } from "@/lib/log";
import { endInOrder } from "@/lib/shutdown";

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
  if (isWebTier()) return void followCatalogue();
  watchCatalogue();
  await startJobs();
}
