import { route } from "@/lib/http/route";
import { exportOrders } from "@/lib/orders/export";

export const GET = route(exportOrders);
