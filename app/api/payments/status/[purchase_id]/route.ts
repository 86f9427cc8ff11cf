import { route } from "@/lib/http/route";
import { getPurchaseStatus } from "@/lib/payments/service";

export const GET = route(getPurchaseStatus);
