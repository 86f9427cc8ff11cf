import { getDemoRequests } from "@/lib/contact/inbox";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getDemoRequests);
