import { createPublicKey, verify } from "node:crypto";

/** What the portal signs of an e-invoice. */
export type SignedFacts = {
  SellerGstin: string;
  BuyerGstin: string;
  DocNo: string;
  DocTyp: string;
  DocDt: string;
  TotInvVal: number;
  Irn: string;
  IrnDt: string;
};

/**
 * Reads a signed QR code after checking its signature (RS256) against the portal's public key, a PEM of a key or a
 * certificate. Null for a token that was changed, is signed by another, or is none.
 */
export function signedFacts(token: string, publicKey: string): SignedFacts | null {
  const [head = "", body = "", signature = "", ...more] = token.trim().split(".");
  if (more.length > 0 || jsonOf(head)?.alg !== "RS256") return null;
  const isSigned = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${body}`),
    createPublicKey(publicKey),
    Buffer.from(signature, "base64url"),
  );
  // The facts are a text of JSON within the JSON.
  const { data } = (isSigned && jsonOf(body)) || {};
  return typeof data === "string" ? (parsed(data) as SignedFacts | null) : null;
}

const jsonOf = (part: string) => parsed(Buffer.from(part, "base64url").toString());

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
