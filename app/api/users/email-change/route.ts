import { cancelEmailChange } from "@/lib/auth/email/email-undo";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(cancelEmailChange);
