import { endUserSessions } from "@/lib/accounts/admin/sessions";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endUserSessions);
