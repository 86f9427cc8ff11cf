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

/** What Next asks of a page that it rendered so many milliseconds after now. */
const isExpired = (tag: string, renderedAfterMs: number) =>
  areTagsExpired([tag], Date.now() + renderedAfterMs);

it("expires the pages of the products that changed, and every list", () => {
  expirePages(["a", "b"]);
  for (const tag of [LIST_TAG, productTag("a"), productTag("b")]) {
    expect(isExpired(tag, -1)).toBe(true);
    expect(isExpired(tag, 1)).toBe(false);
  }
  expect(isExpired(productTag("c"), -1)).toBe(false);
  expect(isExpired(ALL_TAG, -1)).toBe(false);
});

it("expires every product where it is not known which have changed", () => {
  expirePages(null);
  for (const tag of [LIST_TAG, ALL_TAG]) expect(isExpired(tag, -1)).toBe(true);
});

it("expires a page again that was being rendered while the change was committed", () => {
  expirePages(["a"]);
  jest.advanceTimersByTime(999);
  expect(isExpired(productTag("a"), -500)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isExpired(productTag("a"), -500)).toBe(true);
  expect(isExpired(LIST_TAG, -500)).toBe(true);
});
