import { getAdminProfile } from "@/lib/auth/admin-profile";
import { route } from "@/lib/http/route";

export const GET = route(getAdminProfile);
