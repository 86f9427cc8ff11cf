import { route } from "@/lib/http/route";
import { allOrders } from "@/lib/orders/service";

export const GET = route(allOrders);
