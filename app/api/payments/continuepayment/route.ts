import { route } from "@/lib/http/route";
import { continuePayment } from "@/lib/payments/service";

export const POST = route(continuePayment);
