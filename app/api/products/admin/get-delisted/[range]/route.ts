import { getDelisted } from "@/lib/catalogue/admin/lists";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getDelisted);
