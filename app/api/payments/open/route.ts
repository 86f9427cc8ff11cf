import { route } from "@/lib/http/route";
import { getOpenPurchase } from "@/lib/payments/status";

export const GET = route(getOpenPurchase);
