import { importProducts } from "@/lib/catalogue/csv/import";
import { route } from "@/lib/http/route";

export const POST = route(importProducts);
