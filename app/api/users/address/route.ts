import { addAddress, listAddresses } from "@/lib/accounts/addresses";
import { route } from "@/lib/http/route";

export const GET = route(listAddresses);
export const POST = route(addAddress);
