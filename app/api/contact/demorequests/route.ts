import { getDemoRequests } from "@/lib/contact/inbox";
import { route } from "@/lib/http/route";

export const GET = route(getDemoRequests);
