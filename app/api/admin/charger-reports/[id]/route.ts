import { moveFault } from "@/lib/faults/move";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(moveFault);
