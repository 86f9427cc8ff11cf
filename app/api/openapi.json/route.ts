import { openApiDocument } from "@/lib/api-docs/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(openApiDocument);
