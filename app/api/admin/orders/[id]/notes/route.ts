import { routes } from "@/lib/http/route";
import { addOrderNote } from "@/lib/orders/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addOrderNote);
