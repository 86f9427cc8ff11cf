import { route } from "@/lib/http/route";
import { getShopSettings, updateShopSettings } from "@/lib/settings/service";

export const GET = route(getShopSettings);
export const PUT = route(updateShopSettings);
