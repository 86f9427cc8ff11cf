import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import type { Changed } from "@/lib/catalogue/changes/subscribe";
import { ALL_TAG, LIST_TAG, productTag } from "@/lib/catalogue/pages/cached";
import { forgetKnown } from "@/lib/catalogue/pages/known";
import { forgetDocuments } from "@/lib/http/documents/kept";

/**
 * A page that was being rendered while the change was committed may be cached with the old data: a second expiry, a
 * moment later, removes it as well.
 */
const AGAIN_MS = 1_000;

/**
 * Expires the cached pages of these products in this process: the next visitor already sees the change. Next's own
 * `revalidateTag` writes the same map, but only inside a request (docs/decisions/freshness.md).
 */
export function expirePages(changed: Changed): void {
  expireNow(changed);
  setTimeout(expireNow, AGAIN_MS, changed).unref();
}

function expireNow(changed: Changed): void {
  forgetKnown();
  const tags = changed ? [LIST_TAG, ...changed.map(productTag)] : [LIST_TAG, ALL_TAG];
  for (const tag of tags) tagsManifest.set(tag, { expired: Date.now() });
  forgetDocuments();
}
