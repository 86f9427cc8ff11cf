import { viewUsers } from "@/lib/accounts/admin-users";
import { route } from "@/lib/http/route";

export const GET = route(viewUsers);
