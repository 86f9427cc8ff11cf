import { userPurchaseSummary } from "@/lib/analytics/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(userPurchaseSummary);
