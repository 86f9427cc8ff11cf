import "server-only";
import * as contract from "@/lib/api-docs/contract";
import { openApi } from "@/lib/api-docs/open-api";
import { AppError } from "@/lib/call/errors";
import { env } from "@/lib/env";
import { serve } from "@/lib/http/serve";
import type { Actor } from "@/lib/identity/actor";

export const openApiDocument = serve(contract.openApiDocument, async (actor) => {
  if (mayReadApiDocs(actor)) return openApi();
  throw new AppError("forbidden", "The documentation is for administrators.");
});

/** Whether the actor may read the documentation: administrators, and in the demo everyone. */
export function mayReadApiDocs(actor: Actor): boolean {
  return env().DEMO || actor.kind === "admin";
}
