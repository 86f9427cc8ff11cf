import { importProducts } from "@/lib/catalogue/csv/import";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(importProducts);
