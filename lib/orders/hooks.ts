"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { send } from "@/lib/http/client";
import { callKey, useCallMutation } from "@/lib/http/hooks";
import {
  type AdminOrder,
  addOrder,
  allOrders,
  type Order,
  orderHistory,
} from "@/lib/orders/contract";

const PAGE = 20;

export const useAddOrder = () => useCallMutation(addOrder);

/** The customer's orders, newest first, a page at a time. */
export function useOrderHistory(firstPage: Order[]) {
  return useInfiniteQuery({
    queryKey: callKey(orderHistory),
    queryFn: ({ pageParam }) => send(orderHistory, { after: pageParam, limit: PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: lastOf<Order>,
    initialData: { pages: [firstPage], pageParams: [undefined] },
    staleTime: 30_000,
  });
}

/** All orders for administrators, newest first, a page at a time. */
export function useAllOrders(firstPage: AdminOrder[]) {
  return useInfiniteQuery({
    queryKey: callKey(allOrders),
    queryFn: ({ pageParam }) => send(allOrders, { after: pageParam, limit: PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: lastOf<AdminOrder>,
    initialData: { pages: [firstPage], pageParams: [undefined] },
    staleTime: 30_000,
  });
}

function lastOf<T extends { order_id: string }>(page: T[]): string | undefined {
  return page.length < PAGE ? undefined : page.at(-1)?.order_id;
}
