import { route } from "@/lib/http/route";
import { getOrder } from "@/lib/orders/admin-order";

export const GET = route(getOrder);
