import { searchProducts } from "@/lib/catalogue/service";
import { route } from "@/lib/http/route";

export const POST = route(searchProducts);
