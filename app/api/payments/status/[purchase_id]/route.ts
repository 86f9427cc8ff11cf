import { route } from "@/lib/http/route";
import { getPurchaseStatus } from "@/lib/payments/status";

export const GET = route(getPurchaseStatus);
