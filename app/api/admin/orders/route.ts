import { routes } from "@/lib/http/route";
import { listOrders } from "@/lib/orders/admin/list";
import { enterOrder } from "@/lib/payments/office-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listOrders, enterOrder);
