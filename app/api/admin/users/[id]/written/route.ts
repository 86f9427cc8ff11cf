import { getUserWritten } from "@/lib/accounts/admin/person";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(getUserWritten);
