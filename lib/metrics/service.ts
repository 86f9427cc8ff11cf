import "server-only";
import { isWebTier } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import { allFigures } from "@/lib/metrics/all";
import * as contract from "@/lib/metrics/contract";
import { shopGauges } from "@/lib/metrics/shop";

/** A web tier only has its own metrics: the API tier reports the shop's. */
export const metrics = serve(contract.metrics, async () => {
  if (isWebTier()) return allFigures();
  // The shop's come from the database, once for all processes.
  const [processes, shop] = await Promise.all([allFigures(), shopGauges()]);
  return `${processes}\n${shop}`;
});
