import { routes } from "@/lib/http/route";
import { cancelOrder } from "@/lib/payments/cancellation/cancellation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(cancelOrder);
