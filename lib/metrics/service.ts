import "server-only";
import { isWebTier } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import { metrics } from "@/lib/metrics/contract";
import { setShopGauges } from "@/lib/metrics/shop";
import { figures } from "@/lib/observe/figures";

/** A web tier has its own figures only: those of the shop are the API tier's to tell. */
const metricsService = serve(metrics, async () => {
  const { registry } = figures();
  if (!isWebTier()) await setShopGauges(registry);
  return registry.metrics();
});

export { metricsService as metrics };
