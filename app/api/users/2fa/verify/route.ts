import { verifySecondFactor } from "@/lib/auth/second-factor";
import { route } from "@/lib/http/route";

export const POST = route(verifySecondFactor);
