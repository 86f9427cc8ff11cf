import { secondFactorStatus } from "@/lib/auth/second-factor";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(secondFactorStatus);
