import { route } from "@/lib/http/route";
import { allOrders } from "@/lib/orders/admin-list";

export const GET = route(allOrders);
