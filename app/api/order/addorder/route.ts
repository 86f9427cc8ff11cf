import { routes } from "@/lib/http/route";
import { addOrder } from "@/lib/orders/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addOrder);
