import { routes } from "@/lib/http/route";
import { listUnsentMails } from "@/lib/outbox/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listUnsentMails);
