import { routes } from "@/lib/http/route";
import { getPackingSlips } from "@/lib/orders/dispatch/packing-slip";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPackingSlips);
