import { route } from "@/lib/http/route";
import { addOrderNote } from "@/lib/orders/notes";

export const POST = route(addOrderNote);
