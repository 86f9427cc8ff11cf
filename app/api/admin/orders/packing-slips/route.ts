import { routes } from "@/lib/http/route";
import { getPackingSlips } from "@/lib/orders/packing-slip";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPackingSlips);
