import { routes } from "@/lib/http/route";
import { changeTracking } from "@/lib/orders/dispatch/tracking-edit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(changeTracking);
