import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { ALL_TAG, LIST_TAG, productTag } from "@/lib/catalogue/freshness/cached";
import type { Changed } from "@/lib/catalogue/freshness/gathered";
import { forgetKnown } from "@/lib/catalogue/pages/known";
import { serverPort } from "@/lib/env";
import { readBounded } from "@/lib/http/input";
import { keyFor, keysFor } from "@/lib/identity/secrets";
import { log } from "@/lib/log";

/**
 * A page that was being made while the change was committed may be kept with what it had read before: a second
 * time, a moment later, takes it away as well.
 */
const AGAIN_MS = 1_000;

/** Where a process tells itself: Next lets tags be revalidated only inside a request. Not part of the contract. */
const PATH = "/api/revalidation";
const MAX_BYTES = 64 * 1024;

/** Has this process make the pages of the products that changed again. */
export function remakePages(changed: Changed): void {
  void attempt(changed);
  setTimeout(() => void attempt(changed), AGAIN_MS).unref();
}

/** A server that only just starts does not answer yet: until it does, it shows no page either. */
async function attempt(changed: Changed, tries = 20): Promise<void> {
  try {
    await askRevalidation(changed);
  } catch (error) {
    if (tries > 1) setTimeout(() => void attempt(changed, tries - 1), 500).unref();
    else log().error({ err: error }, "pages of the catalogue were not made again");
  }
}

/** Asks this process to make the pages of these products again; null is every one. @throws Error when it does not. */
async function askRevalidation(slugs: Changed): Promise<void> {
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
  const { slugs } = JSON.parse(body) as { slugs: Changed };
  forgetKnown();
  const tags = slugs ? [LIST_TAG, ...slugs.map(productTag)] : [LIST_TAG, ALL_TAG];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function isSigned(body: string, given: string): boolean {
  return keysFor("revalidation").some((key) => isEqual(signature(body, key), given));
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function signature(body: string, key = keyFor("revalidation")): string {
  return createHmac("sha256", key).update(body).digest("hex");
}
