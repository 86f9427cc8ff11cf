import { routes } from "@/lib/http/route";
import { recordCash } from "@/lib/orders/cash/received";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(recordCash);
