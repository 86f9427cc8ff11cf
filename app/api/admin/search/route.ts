import { routes } from "@/lib/http/route";
import { searchOffice } from "@/lib/palette/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(searchOffice);
