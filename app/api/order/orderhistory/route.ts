import { routes } from "@/lib/http/route";
import { orderHistory } from "@/lib/orders/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(orderHistory);
