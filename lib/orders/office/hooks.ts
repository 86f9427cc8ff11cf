"use client";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { getUser, listUsers } from "@/lib/accounts/admin/contract";
import { listAdminProducts } from "@/lib/catalogue/admin/contract";
import { send } from "@/lib/http/browser/client";
import { useCallQuery } from "@/lib/http/browser/hooks";
import { enterOrder, previewOrder } from "@/lib/orders/office/contract";

const FEW = 6;
/** A single letter would match nearly everything. */
const MIN_QUERY = 2;
const searching = (query: string) => {
  const enabled = query.trim().length >= MIN_QUERY;
  return { enabled, keepLast: enabled, staleTime: 10_000 };
};

/** A few people matching a name, email, phone or customer number. */
export const useFewUsers = (query: string) =>
  useCallQuery(listUsers, { query: query.trim(), limit: FEW }, searching(query));

/** A few products on sale that match. */
export const useFewProducts = (query: string) =>
  useCallQuery(
    listAdminProducts,
    { query: query.trim(), listed: "true", limit: FEW },
    searching(query),
  );

/** A few products that match, on sale or not. */
export const useAnyProducts = (query: string) =>
  useCallQuery(listAdminProducts, { query: query.trim(), limit: FEW }, searching(query));

/** A person with the address book. */
export const usePerson = (id: string | undefined) =>
  useCallQuery(getUser, { id: id ?? "" }, { enabled: id !== undefined });

type Wanted = { productid: string; quantity: number };

/** What an order of these products costs now, and what prevents it. */
export const useOrderPreview = (products: Wanted[], user_id: string | undefined) =>
  useCallQuery(
    previewOrder,
    { products, ...(user_id && { user_id }) },
    { enabled: products.length > 0, keepLast: true, staleTime: 0 },
  );

export type OrderEntry = z.input<typeof enterOrder.input>;

/** Enters an order. `key` identifies one press of the button. */
export const useEnterOrder = () =>
  useMutation({
    mutationFn: ({ input, key }: { input: OrderEntry; key: string }) =>
      send(enterOrder, input, { key }),
  });
