import { routes } from "@/lib/http/route";
import { refundOrder } from "@/lib/payments/refunds/part-refund";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(refundOrder);
