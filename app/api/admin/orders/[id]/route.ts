import { routes } from "@/lib/http/route";
import { getOrder } from "@/lib/orders/admin/order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getOrder);
