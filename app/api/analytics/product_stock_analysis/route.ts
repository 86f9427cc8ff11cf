import { productStockAnalysis } from "@/lib/analytics/stock-analysis";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(productStockAnalysis);
