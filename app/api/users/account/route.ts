import { routes } from "@/lib/http/route";
import { deleteAccount } from "@/lib/privacy/erasure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(deleteAccount);
