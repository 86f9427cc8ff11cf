"use client";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import type { Call } from "@/lib/http/call";
import { send } from "@/lib/http/client";
import { callKey, useCallMutation } from "@/lib/http/hooks";
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

/** What the server has drawn, and when (ms): a page that the browser brings back is old, not fresh. */
export type FirstPage<T> = { orders: T[]; loadedAt: number };

/** The customer's orders, newest first, a page at a time. */
export function useOrderHistory(first: FirstPage<Order>) {
  return useInfiniteQuery({
    queryKey: callKey(orderHistory),
    queryFn: ({ pageParam }) => send(orderHistory, { after: pageParam, limit: PAGE }),
    ...startingWith(first),
  });
}

/** All orders for administrators, newest first, a page at a time. */
export function useAllOrders(first: FirstPage<AdminOrder>) {
  return useInfiniteQuery({
    queryKey: callKey(allOrders),
    queryFn: ({ pageParam }) => send(allOrders, { after: pageParam, limit: PAGE }),
    ...startingWith(first),
  });
}

/** Cancels an order; the answered one takes its place in the history. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof cancelOrder.input>) => send(cancelOrder, input),
    onSuccess: ({ order }) => putOrder(client, orderHistory, order),
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
      const before = findOrder<AdminOrder>(client, allOrders, orderId);
      if (before) await putOrder(client, allOrders, { ...before, order_status: status });
      return before;
    },
    onError: (_error, _status, before) => before && putOrder(client, allOrders, before),
    onSuccess: ({ order }) => putOrder(client, allOrders, order),
  });
}

/** Fetches all orders again: somebody else has changed one meanwhile. */
export function useAllOrdersAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(allOrders) });
}

const PAGE = 20;

function startingWith<T extends { order_id: string }>({ orders, loadedAt }: FirstPage<T>) {
  return {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: T[]) => (page.length < PAGE ? undefined : page.at(-1)?.order_id),
    initialData: { pages: [orders], pageParams: [undefined] },
    initialDataUpdatedAt: loadedAt,
    staleTime: 30_000,
  };
}

type Known = { order_id: string };
type List = Pick<Call, "path">;

function findOrder<T extends Known>(client: QueryClient, list: List, id: string): T | undefined {
  const data = client.getQueryData<InfiniteData<T[]>>(callKey(list));
  return data?.pages.flat().find((order) => order.order_id === id);
}

/** A fetch under way is dropped first: it may bring the order as it was before. */
async function putOrder<T extends Known>(client: QueryClient, list: List, order: T) {
  const queryKey = callKey(list);
  await client.cancelQueries({ queryKey });
  client.setQueryData<InfiniteData<T[]>>(queryKey, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) =>
      page.map((old) => (old.order_id === order.order_id ? order : old)),
    );
    return { ...data, pages };
  });
}
