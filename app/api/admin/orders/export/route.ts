import { routes } from "@/lib/http/route";
import { exportOrders } from "@/lib/orders/export/export";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(exportOrders);
