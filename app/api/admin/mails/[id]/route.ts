import { routes } from "@/lib/http/route";
import { removeUnsentMail } from "@/lib/outbox/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(removeUnsentMail);
