import { routes } from "@/lib/http/route";
import { addOrderNote } from "@/lib/orders/record/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(addOrderNote);
