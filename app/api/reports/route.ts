import { routes } from "@/lib/http/route";
import { ownReports, reportFault } from "@/lib/reports/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(ownReports, reportFault);
