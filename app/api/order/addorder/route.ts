import { routes } from "@/lib/http/route";
import { addOrder } from "@/lib/payments/add-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addOrder);
