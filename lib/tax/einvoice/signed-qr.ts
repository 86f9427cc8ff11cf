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
  return isSigned ? factsIn(body) : null;
}

/** What a token says, signed by whomever: good for nothing but to look up which document it is about. */
export function unprovenFacts(token: string): SignedFacts | null {
  return factsIn(token.trim().split(".")[1] ?? "");
}

/** The facts are a text of JSON within the JSON. */
function factsIn(body: string): SignedFacts | null {
  const { data } = jsonOf(body) ?? {};
  return typeof data === "string" ? (parsed(data) as SignedFacts | null) : null;
}

/** Whether a text is a public key or a certificate by which `signedFacts` can check. */
export function checksQr(publicKey: string): boolean {
  // A private key would check too, and has no business in a setting that is shown.
  if (publicKey.includes("PRIVATE KEY")) return false;
  try {
    return createPublicKey(publicKey).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
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
