import { deleteAccount } from "@/lib/accounts/personal-data/erasure";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(deleteAccount);
