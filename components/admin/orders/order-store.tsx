"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { AdminOrder } from "@/lib/orders/contract";

type Store = {
  /** The orders as rendered by the server, with the changes made here since. */
  orders: readonly AdminOrder[];
  /** Optimistic update: shows an order before the server has confirmed it. */
  show: (order: AdminOrder) => void;
  /** Shows an order as the server has returned it. */
  keep: (order: AdminOrder) => void;
  /** Refreshes the page, e.g. after somebody else has changed something. */
  reload: () => void;
};

const Context = createContext<Store | null>(null);

type OrderStoreProps = {
  drawn: readonly AdminOrder[];
  /** Whether a change affects other parts of the page, so that it must be refreshed. */
  reloads?: boolean;
  children: ReactNode;
};

/** Shares the orders of a page between its rows and its panel. The server's next render replaces all changes. */
export function OrderStore({ drawn, reloads = false, children }: OrderStoreProps) {
  const router = useRouter();
  const [base, setBase] = useState(drawn);
  const [changed, setChanged] = useState<Record<string, AdminOrder>>({});
  if (base !== drawn) {
    setBase(drawn);
    setChanged({});
  }
  const orders = drawn.map((order) => changed[order.order_id] ?? order);
  const reload = () => router.refresh();

  function show(order: AdminOrder) {
    setChanged((before) => ({ ...before, [order.order_id]: order }));
  }
  function keep(order: AdminOrder) {
    show(order);
    if (reloads) reload();
  }
  return <Context value={{ orders, show, keep, reload }}>{children}</Context>;
}

/** The surrounding store. @throws Error outside of an `OrderStore`. */
export function useOrderStore(): Store {
  const store = useContext(Context);
  if (!store) throw new Error("useOrderStore needs an OrderStore around it.");
  return store;
}
