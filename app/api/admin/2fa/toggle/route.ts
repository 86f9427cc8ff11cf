import { toggleAdminSecondFactor } from "@/lib/auth/second-factor";
import { route } from "@/lib/http/route";

export const PATCH = route(toggleAdminSecondFactor);
