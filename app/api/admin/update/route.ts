import { updateAdmin } from "@/lib/auth/admin-profile";
import { route } from "@/lib/http/route";

export const PATCH = route(updateAdmin);
