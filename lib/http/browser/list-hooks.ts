"use client";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Call } from "@/lib/call/call";
import { PAGE } from "@/lib/call/paging";
import { callKey } from "@/lib/http/browser/hooks";

/** What the server has drawn, and when (ms): a page that the browser brings back is old, not fresh. */
export type FirstEntries<T> = { entries: T[]; loadedAt: number };

/** Tells an entry of a list from the others. */
export type IdOf<T> = (entry: T) => string;

type List = Pick<Call, "path">;

/** The options of an infinite query that goes on after what the server has drawn, by the last entry's id. */
export function startingWith<T>({ entries, loadedAt }: FirstEntries<T>, idOf: IdOf<T>) {
  return {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => {
      const last = page.at(-1);
      return page.length < PAGE || last === undefined ? undefined : idOf(last);
    },
    initialData: { pages: [entries], pageParams: [undefined] },
    initialDataUpdatedAt: loadedAt,
    staleTime: 30_000,
  };
}

/**
 * Puts a changed entry in its place, in every view of the list. A fetch under way is dropped first: it may bring the entry as it
 * was before.
 */
export async function putEntry<T>(client: QueryClient, list: List, entry: T, idOf: IdOf<T>) {
  const queryKey = callKey(list);
  await client.cancelQueries({ queryKey });
  client.setQueriesData<InfiniteData<T[]>>({ queryKey }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) =>
      page.map((old) => (idOf(old) === idOf(entry) ? entry : old)),
    );
    return { ...data, pages };
  });
}
