import { demoRequest } from "@/lib/contact/service";
import { route } from "@/lib/http/route";

export const POST = route(demoRequest);
