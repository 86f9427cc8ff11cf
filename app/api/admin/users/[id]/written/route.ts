import { getUserWritten } from "@/lib/accounts/admin-person";
import { route } from "@/lib/http/route";

export const GET = route(getUserWritten);
