import { routes } from "@/lib/http/route";
import { changeDelivery, getDelivery } from "@/lib/orders/delivery/deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getDelivery, changeDelivery);
