import { addProduct } from "@/lib/catalogue/additions";
import { route } from "@/lib/http/route";

export const POST = route(addProduct);
