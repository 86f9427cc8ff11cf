import { sealToken } from "@/lib/identity/cookie";
import { signToken } from "@/lib/identity/token";

/** The cookie header of a browser signed in at a web tier, and its bearer token. */
export async function splitSession(audience: "customer" | "admin") {
  const claims = { user_id: crypto.randomUUID(), sid: "s".repeat(43), aud: audience };
  const token = await signToken(claims, new Date(Date.now() + 60_000));
  const sealed = await sealToken(token, audience, process.env.AUTH_SECRET ?? "");
  const name = audience === "admin" ? "arklane.admin-session" : "arklane.session";
  return { name, sealed, cookie: `${name}=${sealed}`, token, userId: claims.user_id };
}
