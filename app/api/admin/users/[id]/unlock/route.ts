import { unlockUser } from "@/lib/accounts/admin/unlock";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(unlockUser);
