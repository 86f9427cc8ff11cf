import { routes } from "@/lib/http/route";
import { reportNotDelivered } from "@/lib/payments/cancellation/not-delivered";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(reportNotDelivered);
