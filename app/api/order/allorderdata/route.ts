import { routes } from "@/lib/http/route";
import { allOrders } from "@/lib/orders/admin/list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(allOrders);
