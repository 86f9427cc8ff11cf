import { routes } from "@/lib/http/route";
import { createPayment } from "@/lib/payments/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(createPayment);
