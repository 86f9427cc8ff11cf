import type { IndexChapter } from "@/components/api-docs/find-calls";
import { SECTIONS } from "@/components/api-docs/intro-part";
import type { Chapter, ReferenceObject } from "@/components/api-docs/reference";

/** Id of the chapter of the named objects. */
export const OBJECTS = "objects";

/** Address of a chapter's page; the introduction, which has no id, is the first. */
export function chapterHref(id?: string): string {
  return id === undefined ? "/api/docs" : `/api/docs?chapter=${encodeURIComponent(id)}`;
}

/**
 * The index of the whole reference, as seen from the page of the chapter `shown` (none: the introduction).
 * The links of its own chapter have an anchor only.
 */
export function indexOf(
  chapters: readonly Chapter[],
  objects: readonly ReferenceObject[],
  shown: string | undefined,
): IndexChapter[] {
  const pageOf = (id?: string) => (id === shown ? "" : chapterHref(id));
  return [
    { id: "main", title: "Introduction", page: pageOf(), entries: [...SECTIONS] },
    ...chapters.map(({ id, title, calls }) => ({
      ...{ id, title, page: pageOf(id) },
      entries: calls.map((call) => ({
        ...{ id: call.id, label: call.summary },
        ...{ method: call.method, path: call.path },
      })),
    })),
    {
      ...{ id: OBJECTS, title: "Objects", page: pageOf(OBJECTS) },
      entries: objects.map(({ id, name }) => ({ id, label: name })),
    },
  ];
}

/** Address of an anchor that is on another page of the reference, if it is on one. */
export function elsewhere(index: readonly IndexChapter[], anchor: string): string | undefined {
  const chapter = index.find(
    ({ id, entries }) => id === anchor || entries.some((entry) => entry.id === anchor),
  );
  return chapter?.page ? `${chapter.page}#${anchor}` : undefined;
}
