import { ready } from "@/lib/health/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(ready);
