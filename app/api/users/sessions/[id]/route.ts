import { signOutDevice } from "@/lib/auth/devices";
import { route } from "@/lib/http/route";

export const DELETE = route(signOutDevice);
