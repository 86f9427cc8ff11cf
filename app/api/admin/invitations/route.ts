import { createInvitation, listInvitations } from "@/lib/auth/invitations";
import { route } from "@/lib/http/route";

export const GET = route(listInvitations);
export const POST = route(createInvitation);
