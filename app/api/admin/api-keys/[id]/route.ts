import { revokeApiKey } from "@/lib/api-keys/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(revokeApiKey);
