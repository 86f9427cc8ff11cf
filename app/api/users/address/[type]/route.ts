import { deleteAddress, updateAddress } from "@/lib/accounts/addresses";
import { route } from "@/lib/http/route";

export const PATCH = route(updateAddress);
export const DELETE = route(deleteAddress);
