import { updateProduct } from "@/lib/catalogue/products/edits";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateProduct);
