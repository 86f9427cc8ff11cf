import { route } from "@/lib/http/route";
import { cancelOrder } from "@/lib/payments/cancellation";

export const POST = route(cancelOrder);
