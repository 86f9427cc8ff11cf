import { salesByDay } from "@/lib/analytics/sales-by-day";
import { route } from "@/lib/http/route";

export const GET = route(salesByDay);
