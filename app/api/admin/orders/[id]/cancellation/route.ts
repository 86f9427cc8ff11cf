import { route } from "@/lib/http/route";
import { cancelOrderByAdmin } from "@/lib/payments/admin-cancellation";

export const POST = route(cancelOrderByAdmin);
