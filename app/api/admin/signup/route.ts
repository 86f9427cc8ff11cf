import { adminSignup, adminSignupState } from "@/lib/auth/admins/admin-signup";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(adminSignupState, adminSignup);
