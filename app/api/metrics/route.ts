import { routes } from "@/lib/http/route";
import { metrics } from "@/lib/metrics/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(metrics);
