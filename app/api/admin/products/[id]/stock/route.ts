import { listStockMovements, moveStock } from "@/lib/catalogue/stock/stock";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listStockMovements, moveStock);
