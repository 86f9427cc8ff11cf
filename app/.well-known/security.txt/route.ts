import { company } from "@/lib/content/company";
import { securityText } from "@/lib/seo/security-text";

export const dynamic = "force-static";

export function GET(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return new Response(securityText(company), { headers });
}
