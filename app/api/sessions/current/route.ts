import { currentSession } from "@/lib/auth/current-session";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(currentSession);
