import { route } from "@/lib/http/route";
import { verifyPayment } from "@/lib/payments/service";

export const POST = route(verifyPayment);
