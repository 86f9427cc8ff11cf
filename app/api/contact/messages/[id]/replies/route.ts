import { answerMessage } from "@/lib/contact/replies";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(answerMessage);
