import { route } from "@/lib/http/route";
import { moveReport } from "@/lib/reports/move";

export const PATCH = route(moveReport);
