import { updateAdmin } from "@/lib/auth/admins/admin-profile";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(updateAdmin);
