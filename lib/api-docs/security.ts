import "server-only";
import type { Operation, SecurityScheme } from "@/lib/api-docs/document";
import type { Access } from "@/lib/call/call";
import { isSecure } from "@/lib/identity/browser-session";
import { cookieName } from "@/lib/identity/cookie";

/** The security schemes: a program's key and token, a browser's cookies. */
export function securitySchemes(): Record<string, SecurityScheme> {
  const cookie = (audience: "customer" | "admin", whose: string): SecurityScheme => ({
    type: "apiKey",
    in: "cookie",
    name: cookieName(audience, isSecure()),
    description: `${whose} session in a browser, on our own pages only. No script can read it.`,
  });
  return {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "The key of a program. An administrator makes one in the settings.",
    },
    bearer: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: "The session of a person, from the Authorization header of the login's answer.",
    },
    customerCookie: cookie("customer", "A customer's"),
    adminCookie: cookie("admin", "An administrator's"),
  };
}

/** What a caller must send, by the call's access; one of these sets is enough. */
export const SECURITY: Record<Access, Operation["security"]> = {
  open: [{}],
  public: [{ apiKey: [] }],
  customer: [{ apiKey: [], bearer: [] }, { customerCookie: [] }],
  admin: [{ apiKey: [], bearer: [] }, { adminCookie: [] }],
  machine: [{ apiKey: [] }],
};
