import { routes } from "@/lib/http/route";
import { getMessageOrders } from "@/lib/orders/messages/message-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getMessageOrders);
