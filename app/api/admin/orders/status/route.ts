import { routes } from "@/lib/http/route";
import { updateOrderStatuses } from "@/lib/orders/statuses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateOrderStatuses);
