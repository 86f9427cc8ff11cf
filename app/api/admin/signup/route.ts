import { adminSignup, adminSignupState } from "@/lib/auth/admin-signup";
import { route } from "@/lib/http/route";

export const GET = route(adminSignupState);
export const POST = route(adminSignup);
