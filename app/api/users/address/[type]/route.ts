import { deleteAddress, updateAddress } from "@/lib/accounts/addresses/addresses";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateAddress, deleteAddress);
