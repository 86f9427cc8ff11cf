import { routes } from "@/lib/http/route";
import { listCarriers } from "@/lib/orders/carrier-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listCarriers);
