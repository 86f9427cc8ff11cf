import { route } from "@/lib/http/route";
import { searchOffice } from "@/lib/palette/service";

export const GET = route(searchOffice);
