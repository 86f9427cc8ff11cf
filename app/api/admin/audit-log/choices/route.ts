import { auditChoices } from "@/lib/audit/service";
import { route } from "@/lib/http/route";

export const GET = route(auditChoices);
