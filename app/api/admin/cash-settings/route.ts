import { getCashSettings, updateCashSettings } from "@/lib/cash/service";
import { route } from "@/lib/http/route";

export const GET = route(getCashSettings);
export const PUT = route(updateCashSettings);
