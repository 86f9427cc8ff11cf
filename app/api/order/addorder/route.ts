import { route } from "@/lib/http/route";
import { addOrder } from "@/lib/orders/service";

export const POST = route(addOrder);
