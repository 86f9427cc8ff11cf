import { z } from "zod";
import { Email } from "@/lib/auth/fields";
import { call } from "@/lib/http/call";

/** Who the bearer token or the browser's cookie stands for; a session that has ended is a guest's. */
export const currentSession = call({
  method: "GET",
  path: "/sessions/current",
  access: "public",
  input: z.object({}),
  output: z.object({
    kind: z.enum(["guest", "customer", "admin"]),
    user_id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  errors: [],
});

/** To which address the code of a sign-in that waits for it has gone: for the page that asks for the code. */
export const pendingSignIn = call({
  method: "POST",
  path: "/users/2fa/pending",
  access: "public",
  input: z.object({ pending: z.string().max(2_000) }),
  output: z.object({ email: Email }),
  errors: ["code_expired"],
  pending: "customer",
});

export const pendingAdminSignIn = call({
  ...pendingSignIn,
  path: "/admin/2fa/pending",
  pending: "admin",
});
