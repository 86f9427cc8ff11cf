import { addAddress, listAddresses } from "@/lib/accounts/service";
import { route } from "@/lib/http/route";

export const GET = route(listAddresses);
export const POST = route(addAddress);
