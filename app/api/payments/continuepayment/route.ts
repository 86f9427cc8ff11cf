import { routes } from "@/lib/http/route";
import { continuePayment } from "@/lib/payments/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(continuePayment);
