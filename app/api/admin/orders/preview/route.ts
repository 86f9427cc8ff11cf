import { routes } from "@/lib/http/route";
import { previewOrder } from "@/lib/orders/office/preview";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(previewOrder);
