import { route } from "@/lib/http/route";
import { ownReports, reportFault } from "@/lib/reports/service";

export const GET = route(ownReports);
export const POST = route(reportFault);
