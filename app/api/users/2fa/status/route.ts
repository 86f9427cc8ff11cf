import { secondFactorStatus } from "@/lib/auth/second-factor";
import { route } from "@/lib/http/route";

export const GET = route(secondFactorStatus);
