import { health } from "@/lib/health/service";
import { route } from "@/lib/http/route";

export const GET = route(health);
