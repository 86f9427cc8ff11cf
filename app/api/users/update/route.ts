import { updateProfile } from "@/lib/accounts/service";
import { route } from "@/lib/http/route";

export const PATCH = route(updateProfile);
