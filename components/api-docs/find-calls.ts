/** An entry of the index: a call, or a section of the introduction (without a method). */
export type IndexEntry = { id: string; label: string; method?: string; path?: string };
/** `page` is the address of the chapter's page, empty on that page itself. */
export type IndexChapter = { id: string; title: string; page: string; entries: IndexEntry[] };

/** The entries that contain every word of the query in label, method, path or chapter title. */
export function findCalls(chapters: readonly IndexChapter[], query: string): IndexChapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(({ label, method = "", path = "" }) => {
        const text = `${label} ${method} ${path} ${chapter.title}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
