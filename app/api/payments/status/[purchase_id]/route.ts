import { routes } from "@/lib/http/route";
import { getPurchaseStatus } from "@/lib/payments/status";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPurchaseStatus);
