import { removeFromCart } from "@/lib/cart/service";
import { route } from "@/lib/http/route";

export const POST = route(removeFromCart);
