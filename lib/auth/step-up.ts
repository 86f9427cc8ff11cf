import "server-only";
import type { Admin, Customer } from "@/lib/auth/actor";
import { proofOf, prove } from "@/lib/auth/proof";
import * as contract from "@/lib/auth/session-contract";
import { serve } from "@/lib/http/serve";

/** Until when this session may do what needs the password again. */
export const stepUpState = serve(contract.stepUpState, state);
export const adminStepUpState = serve(contract.adminStepUpState, state);

/** Enters the password again. */
export const stepUp = serve(contract.stepUp, enter);
export const adminStepUp = serve(contract.adminStepUp, enter);

async function state(actor: Customer | Admin) {
  return { proved_until: await proofOf(actor) };
}

async function enter(actor: Customer | Admin, { password }: { password: string }) {
  return { message: "Password confirmed.", proved_until: await prove(actor, password) };
}
