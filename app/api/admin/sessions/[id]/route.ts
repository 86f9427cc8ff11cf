import { signOutAdminDevice } from "@/lib/auth/session/devices";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(signOutAdminDevice);
