"use client";
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { PAGE } from "@/lib/call/paging";
import {
  type ContactEntry,
  type DemoEntry,
  getAllContacts,
  getDemoRequests,
  markDemoRequest,
  markMessage,
} from "@/lib/contact/contract";
import { send } from "@/lib/http/browser/client";
import { callKey } from "@/lib/http/browser/hooks";
import { type FirstEntries, putEntry, startingWith } from "@/lib/http/browser/list-hooks";

/** The messages, newest first, page by page; all of them, or only unread ones. */
export function useContacts(first: FirstEntries<ContactEntry>, unread: boolean) {
  return useInfiniteQuery({
    queryKey: callKey(getAllContacts, { unread }),
    queryFn: async ({ pageParam: after }) => {
      const { contacts } = await send(getAllContacts, { after, limit: PAGE, ...only(unread) });
      return contacts;
    },
    ...startingWith(first, idOf),
  });
}

/** The same for demo requests. */
export function useDemoRequests(first: FirstEntries<DemoEntry>, unread: boolean) {
  return useInfiniteQuery({
    queryKey: callKey(getDemoRequests, { unread }),
    queryFn: async ({ pageParam: after }) => {
      const page = { after, limit: PAGE, ...only(unread) };
      return (await send(getDemoRequests, page)).demo_requests;
    },
    ...startingWith(first, idOf),
  });
}

/** Marks left out stay as they are. */
export type Marks = { read?: boolean; handled?: boolean };

/** Marks one message and updates the list from the answer. Marks of one message are sent in order. */
export function useMarkMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (marks: Marks) => send(markMessage, { id, ...marks }),
    onSuccess: ({ contact }) => putMarked(client, getAllContacts, contact),
  });
}

/** The same for a demo request. */
export function useMarkDemoRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `demo request ${id}` },
    mutationFn: (marks: Marks) => send(markDemoRequest, { id, ...marks }),
    onSuccess: ({ demo_request }) => putMarked(client, getDemoRequests, demo_request),
  });
}

/** The visible list keeps the entry in place; the other one is refetched when it is opened. */
async function putMarked(
  client: QueryClient,
  list: typeof getAllContacts | typeof getDemoRequests,
  entry: { id: string },
): Promise<void> {
  client.removeQueries({ queryKey: callKey(list), type: "inactive" });
  await putEntry(client, list, entry, idOf);
}

const only = (unread: boolean) => (unread ? { unread } : {});
const idOf = ({ id }: { id: string }) => id;
