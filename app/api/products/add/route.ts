import { addProduct } from "@/lib/catalogue/additions";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addProduct);
