"use client";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Call } from "@/lib/call/call";
import { PAGE } from "@/lib/call/paging";
import { callKey } from "@/lib/http/browser/hooks";

/** What the server rendered, and when (ms): a page restored by the back button is old. */
export type FirstEntries<T> = { entries: T[]; loadedAt: number };

/** The id of a list entry. */
export type IdOf<T> = (entry: T) => string;

type List = Pick<Call, "path">;

/** The options of an infinite query that continues after the server's first page, by the last entry's id. */
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
 * Replaces a changed entry in every cached view of the list. Cancels a fetch in flight first: it may bring
 * back the old entry.
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
