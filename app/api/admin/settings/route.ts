import { routes } from "@/lib/http/route";
import { getShopSettings, updateShopSettings } from "@/lib/settings/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  getShopSettings,
  updateShopSettings,
);
