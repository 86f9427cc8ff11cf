import { attention } from "@/lib/analytics/attention";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(attention);
