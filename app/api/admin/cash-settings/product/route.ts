import { allowCash } from "@/lib/cash/service";
import { route } from "@/lib/http/route";

export const PUT = route(allowCash);
