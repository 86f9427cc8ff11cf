import { routes } from "@/lib/http/route";
import { getOpenPurchase } from "@/lib/payments/status";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getOpenPurchase);
