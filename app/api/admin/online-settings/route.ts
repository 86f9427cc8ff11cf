import { routes } from "@/lib/http/route";
import { getOnlineSettings, updateOnlineSettings } from "@/lib/online/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  getOnlineSettings,
  updateOnlineSettings,
);
