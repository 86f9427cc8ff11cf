import { routes } from "@/lib/http/route";
import { recordArrival } from "@/lib/orders/arrival";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(recordArrival);
