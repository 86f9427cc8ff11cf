"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";
import { putEntry } from "@/lib/http/browser/list-hooks";
import { orderHistory } from "@/lib/orders/contract";
import {
  changeDelivery,
  changeDeliveryByAdmin,
  getDelivery,
  getDeliveryByAdmin,
} from "@/lib/orders/delivery/contract";
import { ownPurchase } from "@/lib/orders/own/contract";

/** Fetched once per form and never refreshed, so that typed input is not overwritten. */
const FOR_A_FORM = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const useDelivery = (orderId: string) =>
  useCallQuery(getDelivery, { order_id: orderId }, FOR_A_FORM);

export const useDeliveryByAdmin = (orderId: string) =>
  useCallQuery(getDeliveryByAdmin, { id: orderId }, FOR_A_FORM);

/** Changes a delivery and updates all affected orders in the cached history. */
export function useChangeDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof changeDelivery.input>) => send(changeDelivery, input),
    onSuccess: async ({ orders }) => {
      for (const order of orders) {
        await putEntry(client, orderHistory, order, ({ order_id }) => order_id);
      }
      await client.invalidateQueries({ queryKey: callKey(ownPurchase) });
    },
  });
}

export const useChangeDeliveryByAdmin = () => useCallMutation(changeDeliveryByAdmin);
