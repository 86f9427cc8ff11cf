import { route } from "@/lib/http/route";
import { chargerReports } from "@/lib/reports/list";

export const GET = route(chargerReports);
