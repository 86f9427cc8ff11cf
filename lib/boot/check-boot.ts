import "server-only";
import { refusals } from "@/lib/boot/refusals";
import { warnings } from "@/lib/boot/warnings";
import { builtFor, env, isWebTier, required } from "@/lib/env";
import { log } from "@/lib/log";

/**
 * Refuses to start a shop that could lose money or open its doors: every fault in one message. Warns of what
 * an operator should change.
 * @throws Error naming each setting that is wrong and what to do.
 */
export function checkBoot(): void {
  const faults = refusals(env());
  if (faults.length > 0) throw new Error(`The shop does not start. ${faults.join(" ")}`);
  for (const warning of warnings(env(), builtFor)) log().warn(warning);
  // A web tier starts whether or not the API tier answers: the public pages need it only when the catalogue changes.
  if (isWebTier()) log().info(`web tier: every call is made on ${apiTier()}`);
}

function apiTier(): string {
  return new URL(required("API_URL")).origin;
}
