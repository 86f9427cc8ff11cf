import { routes } from "@/lib/http/route";
import { recordArrival } from "@/lib/orders/delivery/arrival";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(recordArrival);
