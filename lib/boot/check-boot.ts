import "server-only";
import { refusals } from "@/lib/boot/refusals";
import { warnings } from "@/lib/boot/warnings";
import { builtFor, env, isWebTier, required } from "@/lib/env";
import { log } from "@/lib/log";

/**
 * Refuses to start with settings that could lose money or expose the shop, reporting every fault in one
 * message. Logs warnings for what an operator should change.
 * @throws Error naming each wrong setting and what to do.
 */
export function checkBoot(): void {
  const faults = refusals(env());
  if (faults.length > 0) throw new Error(`The shop does not start. ${faults.join(" ")}`);
  for (const warning of warnings(env(), builtFor)) log().warn(warning);
  // A web tier starts even if the API tier is down: the public pages need it only when the catalogue
  // changes.
  if (isWebTier()) log().info(`web tier: every call is made on ${apiTier()}`);
}

function apiTier(): string {
  return new URL(required("API_URL")).origin;
}
