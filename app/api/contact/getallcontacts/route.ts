import { getAllContacts } from "@/lib/contact/inbox";
import { route } from "@/lib/http/route";

export const GET = route(getAllContacts);
