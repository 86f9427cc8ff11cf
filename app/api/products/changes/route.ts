import { productChanges } from "@/lib/catalogue/changes/stream";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(productChanges);
