import { route } from "@/lib/http/route";
import { createPayment } from "@/lib/payments/service";

export const POST = route(createPayment);
