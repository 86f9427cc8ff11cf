import { currentSession } from "@/lib/auth/session/current-session";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(currentSession);
