import "server-only";
import { serve } from "@/lib/http/serve";
import { carriers } from "@/lib/orders/dispatch/carriers";
import { listCarriers } from "@/lib/orders/dispatch/contract";

const listCarriersService = serve(listCarriers, async () => ({
  carriers: carriers.map(({ id, name }) => ({ id, name })),
}));

export { listCarriersService as listCarriers };
