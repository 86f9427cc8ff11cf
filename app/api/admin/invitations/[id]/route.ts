import { revokeInvitation } from "@/lib/auth/admins/invitations";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(revokeInvitation);
