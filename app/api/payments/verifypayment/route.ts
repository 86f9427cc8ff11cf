import { routes } from "@/lib/http/route";
import { verifyPayment } from "@/lib/payments/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(verifyPayment);
