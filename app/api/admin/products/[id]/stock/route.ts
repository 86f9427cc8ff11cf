import { listStockMovements, moveStock } from "@/lib/catalogue/stock";
import { route } from "@/lib/http/route";

export const GET = route(listStockMovements);
export const POST = route(moveStock);
