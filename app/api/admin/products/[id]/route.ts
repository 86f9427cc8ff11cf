import { getAdminProduct } from "@/lib/catalogue/admin-lists";
import { route } from "@/lib/http/route";

export const GET = route(getAdminProduct);
