import { listAddresses } from "@/lib/catalogue/service";
import { route } from "@/lib/http/route";

export const GET = route(listAddresses);
