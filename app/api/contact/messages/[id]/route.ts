import { markMessage } from "@/lib/contact/inbox";
import { route } from "@/lib/http/route";

export const PATCH = route(markMessage);
