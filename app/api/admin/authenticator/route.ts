import {
  authenticatorState,
  beginAuthenticator,
  removeAuthenticator,
} from "@/lib/auth/authenticator/service";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  authenticatorState,
  beginAuthenticator,
  removeAuthenticator,
);
