import { addToCart } from "@/lib/cart/service";
import { route } from "@/lib/http/route";

export const POST = route(addToCart);
