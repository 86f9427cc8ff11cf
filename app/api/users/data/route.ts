import { getPersonalData } from "@/lib/accounts/personal-data/data-copy";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getPersonalData);
