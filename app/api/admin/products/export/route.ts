import { exportProducts } from "@/lib/catalogue/csv/export";
import { route } from "@/lib/http/route";

export const GET = route(exportProducts);
