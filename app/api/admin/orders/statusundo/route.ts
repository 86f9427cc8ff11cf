import { routes } from "@/lib/http/route";
import { undoOrderStatuses } from "@/lib/orders/statuses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(undoOrderStatuses);
