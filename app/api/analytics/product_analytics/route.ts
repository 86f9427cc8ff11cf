import { productAnalytics } from "@/lib/analytics/product-sales";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(productAnalytics);
