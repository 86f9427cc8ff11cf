import { routes } from "@/lib/http/route";
import { undoOrderStatus } from "@/lib/orders/status-undo";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(undoOrderStatus);
