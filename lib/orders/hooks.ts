"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { send } from "@/lib/http/client";
import { callKey, useCallMutation } from "@/lib/http/hooks";
import { type FirstEntries, findEntry, putEntry, startingWith } from "@/lib/http/list-hooks";
import { PAGE } from "@/lib/http/paging";
import {
  type AdminOrder,
  addOrder,
  allOrders,
  cancelOrder,
  type Order,
  orderHistory,
  type SETTABLE_STATUSES,
  updateOrderStatus,
} from "@/lib/orders/contract";

export const useAddOrder = () => useCallMutation(addOrder);

/** The customer's orders, newest first, a page at a time. */
export function useOrderHistory(first: FirstEntries<Order>) {
  return useInfiniteQuery({
    queryKey: callKey(orderHistory),
    queryFn: ({ pageParam }) => send(orderHistory, { after: pageParam, limit: PAGE }),
    ...startingWith(first, idOf),
  });
}

/** All orders for administrators, newest first, a page at a time. */
export function useAllOrders(first: FirstEntries<AdminOrder>) {
  return useInfiniteQuery({
    queryKey: callKey(allOrders),
    queryFn: ({ pageParam }) => send(allOrders, { after: pageParam, limit: PAGE }),
    ...startingWith(first, idOf),
  });
}

/** Cancels an order; the answered one takes its place in the history. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof cancelOrder.input>) => send(cancelOrder, input),
    onSuccess: ({ order }) => putEntry(client, orderHistory, order, idOf),
  });
}

/** Fetches the history again: somebody else has changed an order meanwhile. */
export function useHistoryAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(orderHistory) });
}

export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/**
 * Sets one order's status: shown at once, taken back when it is refused, then what was answered.
 * Changes of one order are sent one after the other.
 */
export function useUpdateOrderStatus(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `order-status ${orderId}` },
    mutationFn: (status: SettableStatus) =>
      send(updateOrderStatus, { orderid: orderId, orderstatus: status }),
    onMutate: async (status) => {
      const before = findEntry<AdminOrder>(client, allOrders, (order) => idOf(order) === orderId);
      if (before) await putEntry(client, allOrders, { ...before, order_status: status }, idOf);
      return before;
    },
    onError: (_error, _status, before) => before && putEntry(client, allOrders, before, idOf),
    onSuccess: ({ order }) => putEntry(client, allOrders, order, idOf),
  });
}

/** Fetches all orders again: somebody else has changed one meanwhile. */
export function useAllOrdersAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(allOrders) });
}

const idOf = ({ order_id }: { order_id: string }) => order_id;
