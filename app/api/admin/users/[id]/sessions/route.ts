import { endUserSessions } from "@/lib/accounts/admin-sessions";
import { route } from "@/lib/http/route";

export const DELETE = route(endUserSessions);
