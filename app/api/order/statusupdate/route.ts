import { routes } from "@/lib/http/route";
import { updateOrderStatus } from "@/lib/orders/status/status";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateOrderStatus);
