import { getProfile } from "@/lib/accounts/service";
import { route } from "@/lib/http/route";

export const GET = route(getProfile);
