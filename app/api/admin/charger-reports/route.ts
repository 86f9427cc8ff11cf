import { customerFaults } from "@/lib/faults/list";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(customerFaults);
