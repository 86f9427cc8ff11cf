import { requestPasswordReset } from "@/lib/auth/password-reset";
import { route } from "@/lib/http/route";

export const POST = route(requestPasswordReset);
