import fc from "fast-check";
import { cutPage, type Paging } from "@/lib/call/paging";

/** A `keyset` query over a list of ids: finds one more than the limit, backwards before an entry. */
function find(ids: readonly string[], { after, before, limit }: Paging): string[] {
  if (before)
    return ids
      .slice(0, ids.indexOf(before))
      .reverse()
      .slice(0, limit + 1);
  return ids.slice(after ? ids.indexOf(after) + 1 : 0).slice(0, limit + 1);
}

const page = (ids: readonly string[], paging: Paging) =>
  cutPage(find(ids, paging), paging, (id) => id);

const lists = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 40 });
const limits = fc.integer({ min: 1, max: 9 });

describe("cutPage", () => {
  it("pages forwards over every entry once", () => {
    fc.assert(
      fc.property(lists, limits, (ids, limit) => {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const { entries, ends } = page(ids, { after, limit });
          seen.push(...entries);
          after = ends.next ?? undefined;
        } while (after);
        expect(seen).toEqual(ids);
      }),
    );
  });

  it("pages back over the same pages to the first", () => {
    fc.assert(
      fc.property(lists, limits, (ids, limit) => {
        const forwards: string[][] = [];
        let paging: Paging = { limit };
        for (;;) {
          const { entries, ends } = page(ids, paging);
          forwards.push(entries);
          if (!ends.next) break;
          paging = { after: ends.next, limit };
        }
        const backwards = [forwards.at(-1)];
        let first = forwards.at(-1)?.[0];
        while (first && forwards.length > backwards.length) {
          const { entries, ends } = page(ids, { before: first, limit });
          backwards.unshift(entries);
          expect(ends.next).toBe(entries.at(-1));
          expect(ends.previous === null).toBe(backwards.length === forwards.length);
          first = entries[0];
        }
        expect(backwards).toEqual(forwards);
      }),
    );
  });

  it("has no previous and no next page for an empty list", () => {
    expect(page([], { limit: 5 })).toEqual({ entries: [], ends: { next: null, previous: null } });
  });
});
