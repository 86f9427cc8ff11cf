"use client";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { PAGE } from "@/lib/call/paging";
import { listStockMovements, moveStock } from "@/lib/catalogue/stock/contract";
import { send } from "@/lib/http/browser/client";
import { useCallQuery } from "@/lib/http/browser/hooks";

/** The newest stock movements of a product; `first` was rendered by the server. */
export function useStockMovements(id: string, first: z.output<typeof listStockMovements.output>) {
  return useCallQuery(listStockMovements, { id, limit: PAGE }, { initialData: first });
}

/** Moves stock manually, one movement after another. */
export function useMoveStock(id: string) {
  return useMutation({
    scope: { id: `stock ${id}` },
    mutationFn: (movement: Omit<z.input<typeof moveStock.input>, "id">) =>
      send(moveStock, { id, ...movement }),
  });
}
