import { routes } from "@/lib/http/route";
import { getPersonalData } from "@/lib/privacy/data-copy";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPersonalData);
