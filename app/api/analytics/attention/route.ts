import { attention } from "@/lib/analytics/attention";
import { route } from "@/lib/http/route";

export const GET = route(attention);
