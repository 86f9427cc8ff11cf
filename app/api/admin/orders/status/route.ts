import { routes } from "@/lib/http/route";
import { updateOrderStatuses } from "@/lib/orders/status/statuses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateOrderStatuses);
