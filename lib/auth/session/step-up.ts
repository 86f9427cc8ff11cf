import "server-only";
import * as contract from "@/lib/auth/session/contract";
import { prove } from "@/lib/auth/session/prove";
import { serve } from "@/lib/http/serve";
import type { Admin, Customer } from "@/lib/identity/actor";
import { proofOf } from "@/lib/identity/proof";

/** Until when this session may do what needs a re-entered password. */
export const stepUpState = serve(contract.stepUpState, state);
export const adminStepUpState = serve(contract.adminStepUpState, state);

/** Re-enters the password. */
export const stepUp = serve(contract.stepUp, enter);
export const adminStepUp = serve(contract.adminStepUp, enter);

async function state(actor: Customer | Admin) {
  return { proved_until: await proofOf(actor) };
}

async function enter(actor: Customer | Admin, { password }: { password: string }) {
  return { message: "Password confirmed.", proved_until: await prove(actor, password) };
}
