import { confirmAdminPasswordReset } from "@/lib/auth/sign-in/password-reset";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(confirmAdminPasswordReset);
