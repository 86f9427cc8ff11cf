import { routes } from "@/lib/http/route";
import { changeDeliveryByAdmin, getDeliveryByAdmin } from "@/lib/orders/delivery/deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  getDeliveryByAdmin,
  changeDeliveryByAdmin,
);
