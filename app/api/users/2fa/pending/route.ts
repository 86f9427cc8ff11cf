import { pendingSignIn } from "@/lib/auth/sign-in/pending-sign-in";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(pendingSignIn);
