import "server-only";
import * as contract from "@/lib/auth/session/contract";
import { serve } from "@/lib/http/serve";

export const currentSession = serve(contract.currentSession, async (actor) =>
  actor.kind === "customer" || actor.kind === "admin"
    ? {
        kind: actor.kind,
        user_id: actor.userId,
        name: actor.name,
        office_role: actor.kind === "admin" ? actor.role : null,
        ...(actor.kind === "admin" && actor.needsSetUp && { set_up_needed: true as const }),
      }
    : { kind: "guest" as const, user_id: null, name: null, office_role: null },
);
