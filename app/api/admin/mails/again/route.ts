import { routes } from "@/lib/http/route";
import { sendMailsAgain } from "@/lib/outbox/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(sendMailsAgain);
