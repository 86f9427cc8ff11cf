import { listUsers } from "@/lib/accounts/admin/users";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listUsers);
