import { routes } from "@/lib/http/route";
import { takeBackCash } from "@/lib/orders/cash/taken-back";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(takeBackCash);
