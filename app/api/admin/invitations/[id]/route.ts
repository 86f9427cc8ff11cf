import { revokeInvitation } from "@/lib/auth/invitations";
import { route } from "@/lib/http/route";

export const DELETE = route(revokeInvitation);
