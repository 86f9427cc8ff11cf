import { getPersonalData } from "@/lib/accounts/data-copy";
import { route } from "@/lib/http/route";

export const GET = route(getPersonalData);
