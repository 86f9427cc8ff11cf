import { totalSales } from "@/lib/analytics/product-sales";
import { route } from "@/lib/http/route";

export const GET = route(totalSales);
