"use client";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { allowCash } from "@/lib/cash/contract";
import { send } from "@/lib/http/browser/client";

/**
 * Changes of one product run one after the other, so that the last click wins. The callbacks run for every
 * one of them.
 */
export function useAllowCash(
  productId: string,
  callbacks: { onSuccess: (answer: { allowed: boolean }) => void; onError: (error: Error) => void },
) {
  return useMutation({
    scope: { id: `allow-cash:${productId}` },
    mutationFn: (input: z.input<typeof allowCash.input>) => send(allowCash, input),
    ...callbacks,
  });
}
