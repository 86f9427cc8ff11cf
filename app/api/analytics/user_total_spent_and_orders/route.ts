import { userTotals } from "@/lib/analytics/service";
import { route } from "@/lib/http/route";

export const POST = route(userTotals);
