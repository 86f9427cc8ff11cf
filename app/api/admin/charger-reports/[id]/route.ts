import { routes } from "@/lib/http/route";
import { moveReport } from "@/lib/reports/move";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(moveReport);
