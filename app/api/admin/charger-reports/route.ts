import { routes } from "@/lib/http/route";
import { chargerReports } from "@/lib/reports/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(chargerReports);
