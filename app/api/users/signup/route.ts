import { signup } from "@/lib/auth/service";
import { route } from "@/lib/http/route";

export const POST = route(signup);
