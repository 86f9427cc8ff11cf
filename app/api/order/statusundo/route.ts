import { routes } from "@/lib/http/route";
import { undoOrderStatus } from "@/lib/orders/status/status-undo";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(undoOrderStatus);
