import { listDevices } from "@/lib/auth/devices";
import { route } from "@/lib/http/route";

export const GET = route(listDevices);
