import { updateProduct } from "@/lib/catalogue/edits";
import { route } from "@/lib/http/route";

export const PUT = route(updateProduct);
