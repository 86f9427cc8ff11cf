"use client";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import {
  type ContactEntry,
  type DemoEntry,
  getAllContacts,
  getDemoRequests,
  markDemoRequest,
  markMessage,
} from "@/lib/contact/contract";
import type { Call } from "@/lib/http/call";
import { send } from "@/lib/http/client";
import { callKey } from "@/lib/http/hooks";

/** What the server has drawn, and when (ms). */
export type FirstEntries<T> = { entries: T[]; loadedAt: number };

/** The messages, newest first, a page at a time. */
export function useContacts(first: FirstEntries<ContactEntry>) {
  return useInfiniteQuery({
    queryKey: callKey(getAllContacts),
    queryFn: async ({ pageParam: after }) => {
      const { contacts } = await send(getAllContacts, { after, limit: PAGE });
      return contacts;
    },
    ...startingWith(first),
  });
}

/** The demo requests, newest first, a page at a time. */
export function useDemoRequests(first: FirstEntries<DemoEntry>) {
  return useInfiniteQuery({
    queryKey: callKey(getDemoRequests),
    queryFn: async ({ pageParam: after }) => {
      const { demo_requests } = await send(getDemoRequests, { after, limit: PAGE });
      return demo_requests;
    },
    ...startingWith(first),
  });
}

/** Marks one message; the answered one takes its place in the list. Marks of one are sent in order. */
export function useMarkMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (mark: Omit<z.input<typeof markMessage.input>, "id">) =>
      send(markMessage, { id, ...mark }),
    onSuccess: ({ contact }) => putEntry(client, getAllContacts, contact),
  });
}

/** The same for a demo request. */
export function useMarkDemoRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `demo request ${id}` },
    mutationFn: (mark: Omit<z.input<typeof markDemoRequest.input>, "id">) =>
      send(markDemoRequest, { id, ...mark }),
    onSuccess: ({ demo_request }) => putEntry(client, getDemoRequests, demo_request),
  });
}

/** How many the server is asked for at once; the page that draws the first ones asks for as many. */
const PAGE = 20;

type Known = { id: string };

function startingWith<T extends Known>({ entries, loadedAt }: FirstEntries<T>) {
  return {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    initialData: { pages: [entries], pageParams: [undefined] },
    initialDataUpdatedAt: loadedAt,
    staleTime: 30_000,
  };
}

/** A fetch under way is dropped first: it may bring the entry as it was before. */
async function putEntry<T extends Known>(client: QueryClient, list: Pick<Call, "path">, entry: T) {
  const queryKey = callKey(list);
  await client.cancelQueries({ queryKey });
  client.setQueryData<InfiniteData<T[]>>(queryKey, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => page.map((old) => (old.id === entry.id ? entry : old)));
    return { ...data, pages };
  });
}
