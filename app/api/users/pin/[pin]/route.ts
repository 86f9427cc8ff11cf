import { lookUpPin } from "@/lib/accounts/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(lookUpPin);
