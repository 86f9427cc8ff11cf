import { route } from "@/lib/http/route";
import { listOrders } from "@/lib/orders/admin-list";

export const GET = route(listOrders);
