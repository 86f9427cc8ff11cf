"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { PAGE } from "@/lib/call/paging";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";
import { type FirstEntries, putEntry, startingWith } from "@/lib/http/browser/list-hooks";
import { addOrder, cancelOrder, type Order, orderHistory } from "@/lib/orders/contract";
import { ownPurchase } from "@/lib/orders/own/contract";
import type { HistoryPart } from "@/lib/orders/own/states";

export const useAddOrder = () => useCallMutation(addOrder);

/** The customer's orders, newest first, page by page; `show` is the part of them. */
export function useOrderHistory(first: FirstEntries<Order>, show?: HistoryPart) {
  return useInfiniteQuery({
    queryKey: callKey(orderHistory, { show }),
    queryFn: ({ pageParam }) => send(orderHistory, { show, after: pageParam, limit: PAGE }),
    ...startingWith(first, idOf),
  });
}

/** A purchase, by the number of one of its orders. */
export function useOwnPurchase(
  order_number: string,
  initialData: z.output<typeof ownPurchase.output>,
) {
  const query = useCallQuery(ownPurchase, { order_number }, { initialData, staleTime: 30_000 });
  return query.data ?? initialData;
}

/** Cancels an order and updates it in the cached history. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof cancelOrder.input>) => send(cancelOrder, input),
    onSuccess: async ({ order }) => {
      await putEntry(client, orderHistory, order, idOf);
      // Another order of the purchase may carry the cash fee now.
      await client.invalidateQueries({ queryKey: callKey(ownPurchase) });
    },
  });
}

/** Refetches own orders after someone else has changed one. */
export function useHistoryAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [orderHistory, ownPurchase].map((call) =>
        client.invalidateQueries({ queryKey: callKey(call) }),
      ),
    );
}

const idOf = ({ order_id }: { order_id: string }) => order_id;
