"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import {
  type ContactEntry,
  type DemoEntry,
  getAllContacts,
  getDemoRequests,
  markDemoRequest,
  markMessage,
} from "@/lib/contact/contract";
import { send } from "@/lib/http/client";
import { callKey } from "@/lib/http/hooks";
import { type FirstEntries, putEntry, startingWith } from "@/lib/http/list-hooks";
import { PAGE } from "@/lib/http/paging";

/** The messages, newest first, a page at a time. */
export function useContacts(first: FirstEntries<ContactEntry>) {
  return useInfiniteQuery({
    queryKey: callKey(getAllContacts),
    queryFn: async ({ pageParam: after }) => {
      const { contacts } = await send(getAllContacts, { after, limit: PAGE });
      return contacts;
    },
    ...startingWith(first, idOf),
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
    ...startingWith(first, idOf),
  });
}

/** Marks one message; the answered one takes its place in the list. Marks of one are sent in order. */
export function useMarkMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `message ${id}` },
    mutationFn: (mark: Omit<z.input<typeof markMessage.input>, "id">) =>
      send(markMessage, { id, ...mark }),
    onSuccess: ({ contact }) => putEntry(client, getAllContacts, contact, idOf),
  });
}

/** The same for a demo request. */
export function useMarkDemoRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `demo request ${id}` },
    mutationFn: (mark: Omit<z.input<typeof markDemoRequest.input>, "id">) =>
      send(markDemoRequest, { id, ...mark }),
    onSuccess: ({ demo_request }) => putEntry(client, getDemoRequests, demo_request, idOf),
  });
}

const idOf = ({ id }: { id: string }) => id;
