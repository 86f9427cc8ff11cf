import { searchProducts } from "@/lib/catalogue/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(searchProducts);
