import { lookUpPin } from "@/lib/accounts/service";
import { route } from "@/lib/http/route";

export const GET = route(lookUpPin);
