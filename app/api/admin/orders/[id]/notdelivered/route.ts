import { routes } from "@/lib/http/route";
import { reportNotDelivered } from "@/lib/payments/not-delivered";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(reportNotDelivered);
