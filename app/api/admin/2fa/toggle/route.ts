import { toggleAdminSecondFactor } from "@/lib/auth/sign-in/second-factor";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(toggleAdminSecondFactor);
