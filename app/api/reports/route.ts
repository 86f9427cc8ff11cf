import { ownFaults, reportFault } from "@/lib/faults/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(ownFaults, reportFault);
