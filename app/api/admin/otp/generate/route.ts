import { requestAdminEmailCode } from "@/lib/auth/email-verification";
import { route } from "@/lib/http/route";

export const POST = route(requestAdminEmailCode);
