import { routes } from "@/lib/http/route";
import { listCarriers } from "@/lib/orders/dispatch/carrier-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listCarriers);
