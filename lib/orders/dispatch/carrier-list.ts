import "server-only";
import { serve } from "@/lib/http/serve";
import { carriers } from "@/lib/orders/dispatch/carriers";
import * as contract from "@/lib/orders/dispatch/contract";

export const listCarriers = serve(contract.listCarriers, async () => ({
  carriers: carriers.map(({ id, name }) => ({ id, name })),
}));
