import { addProduct } from "@/lib/catalogue/products/additions";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addProduct);
