import { routes } from "@/lib/http/route";
import { undoOrderStatuses } from "@/lib/orders/status/statuses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(undoOrderStatuses);
