import { routes } from "@/lib/http/route";
import { checkoutSettings } from "@/lib/payments/provider/checkout-settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(checkoutSettings);
