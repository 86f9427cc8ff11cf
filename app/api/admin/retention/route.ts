import { routes } from "@/lib/http/route";
import { listRetention } from "@/lib/retention/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listRetention);
