import { exportProducts } from "@/lib/catalogue/csv/export";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(exportProducts);
