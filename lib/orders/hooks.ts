"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { PAGE } from "@/lib/call/paging";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallMutation } from "@/lib/http/browser/hooks";
import { type FirstEntries, putEntry, startingWith } from "@/lib/http/browser/list-hooks";
import { addOrder, cancelOrder, type Order, orderHistory } from "@/lib/orders/contract";

export const useAddOrder = () => useCallMutation(addOrder);

/** The customer's orders, newest first, page by page. */
export function useOrderHistory(first: FirstEntries<Order>) {
  return useInfiniteQuery({
    queryKey: callKey(orderHistory),
    queryFn: ({ pageParam }) => send(orderHistory, { after: pageParam, limit: PAGE }),
    ...startingWith(first, idOf),
  });
}

/** Cancels an order and updates it in the cached history. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof cancelOrder.input>) => send(cancelOrder, input),
    onSuccess: ({ order }) => putEntry(client, orderHistory, order, idOf),
  });
}

/** Refetches the history after someone else has changed an order. */
export function useHistoryAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(orderHistory) });
}

const idOf = ({ order_id }: { order_id: string }) => order_id;
