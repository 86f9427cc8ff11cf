import { changeAccess } from "@/lib/accounts/admin/access";
import { getUser } from "@/lib/accounts/admin/person";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getUser, changeAccess);
