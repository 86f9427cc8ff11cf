import { routes } from "@/lib/http/route";
import { changeTracking } from "@/lib/orders/tracking-edit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(changeTracking);
