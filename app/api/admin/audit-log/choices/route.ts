import { auditChoices } from "@/lib/audit/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(auditChoices);
