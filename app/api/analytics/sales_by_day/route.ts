import { salesByDay } from "@/lib/analytics/sales-by-day";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(salesByDay);
