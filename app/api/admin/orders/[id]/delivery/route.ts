import { routes } from "@/lib/http/route";
import { changeDeliveryByAdmin, getDeliveryByAdmin } from "@/lib/orders/deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  getDeliveryByAdmin,
  changeDeliveryByAdmin,
);
