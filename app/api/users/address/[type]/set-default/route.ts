import { setDefaultAddress } from "@/lib/accounts/addresses";
import { route } from "@/lib/http/route";

export const PATCH = route(setDefaultAddress);
