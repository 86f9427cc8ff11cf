import { demoRequest } from "@/lib/contact/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(demoRequest);
