import { listUsers } from "@/lib/accounts/admin-users";
import { route } from "@/lib/http/route";

export const GET = route(listUsers);
