import { adminStepUp, adminStepUpState } from "@/lib/auth/session/step-up";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(adminStepUpState, adminStepUp);
