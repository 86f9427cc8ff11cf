import { routes } from "@/lib/http/route";
import { getPackingSlip } from "@/lib/orders/dispatch/packing-slip";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPackingSlip);
