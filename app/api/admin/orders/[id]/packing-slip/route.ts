import { route } from "@/lib/http/route";
import { getPackingSlip } from "@/lib/orders/packing-slip";

export const GET = route(getPackingSlip);
