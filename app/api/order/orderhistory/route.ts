import { route } from "@/lib/http/route";
import { orderHistory } from "@/lib/orders/service";

export const POST = route(orderHistory);
