import { requestEmailCode } from "@/lib/auth/sign-in/email-verification";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(requestEmailCode);
