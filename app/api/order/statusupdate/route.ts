import { route } from "@/lib/http/route";
import { updateOrderStatus } from "@/lib/orders/status";

export const POST = route(updateOrderStatus);
