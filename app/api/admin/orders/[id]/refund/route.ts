import { routes } from "@/lib/http/route";
import { refundOrder } from "@/lib/payments/part-refund";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(refundOrder);
