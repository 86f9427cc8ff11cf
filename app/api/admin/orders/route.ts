import { routes } from "@/lib/http/route";
import { listOrders } from "@/lib/orders/admin-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listOrders);
