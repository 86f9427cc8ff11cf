import { route } from "@/lib/http/route";
import { undoOrderStatus } from "@/lib/orders/status-undo";

export const POST = route(undoOrderStatus);
