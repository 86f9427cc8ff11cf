import { deleteAccount } from "@/lib/accounts/erasure";
import { route } from "@/lib/http/route";

export const DELETE = route(deleteAccount);
