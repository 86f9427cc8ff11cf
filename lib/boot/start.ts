import "server-only";
import { reportNewNetwork } from "@/lib/api-keys/new-network";
import { checkBoot } from "@/lib/boot/check-boot";
import { startJobs } from "@/lib/boot/start-jobs";
import { cartPage } from "@/lib/cart/view";
import { subscribeRemotely } from "@/lib/catalogue/changes/remote";
import { subscribe } from "@/lib/catalogue/changes/subscribe";
import { expirePages } from "@/lib/catalogue/pages/expire";
import { searchPage } from "@/lib/catalogue/search/search-page";
import { isWebTier } from "@/lib/env";
import { storeFault } from "@/lib/files/store";
import { answerDirectly } from "@/lib/http/direct/answering";
import { answerBeforeNext } from "@/lib/http/documents/before-next";
import { answerForOtherBuilds } from "@/lib/http/other-builds";
import { rewriteUnusualRequests } from "@/lib/http/unusual-requests";
import { answerViews } from "@/lib/http/views/before-next";
import { stampArrivals } from "@/lib/identity/arrivals";
import { onNewNetwork } from "@/lib/identity/key-use";
import { log } from "@/lib/log";
import { answerForFigures } from "@/lib/metrics/own";
import { noteEnd } from "@/lib/observe/observed";
import { watchTraffic } from "@/lib/observe/traffic";
import { takeConnections } from "@/lib/process/connections";
import { endInOrder } from "@/lib/process/shutdown";
import { reportStart } from "@/lib/process/supervisor";
import { watchReplica } from "@/lib/replica/watch";

/**
 * Starts what a server process needs besides answering requests. Jobs run only at the API tier, not at a web
 * tier.
 */
export async function start(): Promise<void> {
  try {
    checkBoot();
  } catch (error) {
    log().fatal(error instanceof Error ? error.message : String(error));
    // EX_CONFIG tells the supervisor that another try is in vain.
    process.exit(process.send ? 78 : 1);
  }
  watchTraffic(noteEnd);
  stampArrivals();
  endInOrder();
  rewriteUnusualRequests();
  answerBeforeNext();
  answerViews([cartPage, searchPage]);
  answerDirectly();
  answerForOtherBuilds();
  takeConnections();
  answerForFigures();
  if (isWebTier()) subscribeRemotely(expirePages);
  else await startWork();
  reportStart();
}

/** What a process with a database does besides answering. */
async function startWork(): Promise<void> {
  onNewNetwork(reportNewNetwork);
  subscribe({ onChange: expirePages });
  watchReplica();
  // The log tells the operator now; without pictures the shop still sells.
  void storeFault();
  await startJobs();
}
