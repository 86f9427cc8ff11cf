import { productStockAnalysis } from "@/lib/analytics/stock-analysis";
import { route } from "@/lib/http/route";

export const GET = route(productStockAnalysis);
