import { routes } from "@/lib/http/route";
import { cancelOrderByAdmin } from "@/lib/payments/cancellation/admin-cancellation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(cancelOrderByAdmin);
