"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { AdminOrder } from "@/lib/orders/contract";

type Store = {
  /** As the server drew them, with what was changed here since. */
  orders: readonly AdminOrder[];
  /** Shows an order as it will be, before the server has said so. */
  show: (order: AdminOrder) => void;
  /** Shows an order as the server has answered it. */
  keep: (order: AdminOrder) => void;
  /** Reads the page again: somebody else has changed something meanwhile. */
  reload: () => void;
};

const Context = createContext<Store | null>(null);

type OrderStoreProps = {
  drawn: readonly AdminOrder[];
  /** Whether a change shows in more of the page than the order itself. */
  reloads?: boolean;
  children: ReactNode;
};

/** The orders of a page, the same in its rows and its panel. What the server draws next replaces all of it. */
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

/** The store around this component. @throws Error outside of an `OrderStore`. */
export function useOrderStore(): Store {
  const store = useContext(Context);
  if (!store) throw new Error("useOrderStore needs an OrderStore around it.");
  return store;
}
