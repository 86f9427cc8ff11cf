import { productChanges } from "@/lib/catalogue/freshness/changes-stream";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(productChanges);
