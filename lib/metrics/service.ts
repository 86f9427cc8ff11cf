import "server-only";
import { isWebTier } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import * as contract from "@/lib/metrics/contract";
import { setShopGauges } from "@/lib/metrics/shop";
import { figures } from "@/lib/observe/figures";

/** A web tier only has its own metrics: the API tier reports the shop's. */
export const metrics = serve(contract.metrics, async () => {
  const { registry } = figures();
  if (!isWebTier()) await setShopGauges(registry);
  return registry.metrics();
});
