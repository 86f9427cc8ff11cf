import "server-only";
import type { Company } from "@/lib/content/contract";
import { absolute } from "@/lib/seo/origin";

/** Its path, by RFC 9116. */
export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

/** The contact for security reports, its expiry and its languages (RFC 9116). */
export function securityText({ security }: Pick<Company, "security">): string {
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en, hi",
    `Canonical: ${absolute(SECURITY_TEXT_PATH)}`,
    `Policy: ${absolute("/privacy-policy")}#security`,
  ];
  return `${lines.join("\n")}\n`;
}
