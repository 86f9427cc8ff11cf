import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { ALL_TAG, LIST_TAG, productTag } from "@/lib/catalogue/cached";
import { required, serverPort } from "@/lib/env";
import { readBounded } from "@/lib/http/input";

/** Where a process tells itself: Next lets tags be revalidated only inside a request. Not part of the contract. */
const PATH = "/api/revalidation";
const MAX_BYTES = 64 * 1024;

/** Asks this process to make the pages of these products again; null is every one. @throws Error when it does not. */
export async function askRevalidation(slugs: string[] | null): Promise<void> {
  const body = JSON.stringify({ slugs });
  const answer = await fetch(`http://127.0.0.1:${serverPort()}${PATH}`, {
    method: "POST",
    headers: { "x-signature": signature(body) },
    body,
    signal: AbortSignal.timeout(5_000),
    cache: "no-store",
  });
  if (!answer.ok) throw new Error(`The process answered its own call ${answer.status}.`);
}

/** Makes every page that shows these products read them again: the next visitor already sees the change. */
export async function revalidate(request: Request): Promise<Response> {
  const body = (await readBounded(request, MAX_BYTES))?.toString() ?? "";
  if (!isSigned(body, request.headers.get("x-signature") ?? ""))
    return new Response(null, { status: 404 });
  const { slugs } = JSON.parse(body) as { slugs: string[] | null };
  const tags = slugs ? [LIST_TAG, ...slugs.map(productTag)] : [LIST_TAG, ALL_TAG];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function isSigned(body: string, given: string): boolean {
  const [one, other] = [signature(body), given].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signature(body: string): string {
  return createHmac("sha256", required("AUTH_SECRET")).update(`revalidation:${body}`).digest("hex");
}
