import { getCashSettings, updateCashSettings } from "@/lib/cash/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  getCashSettings,
  updateCashSettings,
);
