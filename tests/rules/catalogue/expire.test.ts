import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { ALL_TAG, LIST_TAG, productTag } from "@/lib/catalogue/pages/cached";
import { expirePages } from "@/lib/catalogue/pages/expire";

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.setSystemTime(Date.now() - 5_000);
  tagsManifest.clear();
});
afterEach(() => jest.useRealTimers());

/** Next's question about a page rendered so many milliseconds from now. */
const isExpired = (tag: string, renderedAfterMs: number) =>
  areTagsExpired([tag], Date.now() + renderedAfterMs);

it("expires the pages of changed products and every list", () => {
  expirePages(["a", "b"]);
  for (const tag of [LIST_TAG, productTag("a"), productTag("b")]) {
    expect(isExpired(tag, -1)).toBe(true);
    expect(isExpired(tag, 1)).toBe(false);
  }
  expect(isExpired(productTag("c"), -1)).toBe(false);
  expect(isExpired(ALL_TAG, -1)).toBe(false);
});

it("expires every product when the changed ones are unknown", () => {
  expirePages(null);
  for (const tag of [LIST_TAG, ALL_TAG]) expect(isExpired(tag, -1)).toBe(true);
});

it("expires again a page that was rendering while the change was committed", () => {
  expirePages(["a"]);
  jest.advanceTimersByTime(999);
  expect(isExpired(productTag("a"), -500)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isExpired(productTag("a"), -500)).toBe(true);
  expect(isExpired(LIST_TAG, -500)).toBe(true);
});
