"use client";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AppError } from "@/lib/call/errors";
import { send } from "@/lib/http/browser/client";
import { callKey, useCallMutation, useCallQuery } from "@/lib/http/browser/hooks";
import {
  continuePayment,
  createPayment,
  getOpenPurchase,
  getPurchaseStatus,
  type PurchaseStatus,
  verifyPayment,
} from "@/lib/payments/contract";

export const useCreatePayment = () => useCallMutation(createPayment);
export const useContinuePayment = () => useCallMutation(continuePayment);
export const useVerifyPayment = () => useCallMutation(verifyPayment);

/** Polls a purchase until it has ended; not while `paused`. */
export function usePurchaseStatus(
  purchaseId: string,
  { initialData, paused = false }: { initialData?: PurchaseStatus; paused?: boolean } = {},
) {
  const [since] = useState(Date.now);
  return useCallQuery(
    getPurchaseStatus,
    { purchase_id: purchaseId },
    {
      initialData,
      refetchInterval: (status) => !paused && pollPause(status?.state, Date.now() - since),
    },
  );
}

/** Milliseconds to the next poll of a purchase polled for `ageMs`; false once it has ended. */
export function pollPause(
  state: PurchaseStatus["state"] | undefined,
  ageMs: number,
): number | false {
  if (state && ENDED.includes(state)) return false;
  if (ageMs < 5_000) return 1_000;
  if (ageMs > 120_000) return 5_000;
  return state === "confirming" ? 3_000 : 1_500;
}

/**
 * The caller's purchase that awaits its payment. `ended` is the last one, once it has ended in another tab
 * or by a late answer of the bank. Polls while a bank's answer is pending.
 */
export function useOpenPurchase() {
  const seen = useRef<string>(undefined);
  const query = useQuery<Standing>({
    queryKey: callKey(getOpenPurchase),
    queryFn: async ({ signal }) => {
      const standing = await readStanding(seen.current, signal);
      seen.current = standing.open?.purchase_id ?? standing.ended?.purchase_id;
      return standing;
    },
    refetchInterval: ({ state }) => (mayEnd(state.data?.open) ? 3_000 : false),
    staleTime: 0,
    // A purchase that ended on the last visit must not be shown on this one.
    gcTime: 0,
  });
  const refresh = () => query.refetch({ cancelRefetch: false });
  // Follows a purchase started by this page or another tab until it ends.
  const follow = (purchaseId: string) => {
    seen.current = purchaseId;
  };
  return { open: query.data?.open ?? null, ended: query.data?.ended ?? null, refresh, follow };
}

function mayEnd(open: PurchaseStatus | null | undefined): boolean {
  return open?.state === "confirming" || open?.bank_pending === true;
}

type Standing = { open: PurchaseStatus | null; ended: PurchaseStatus | null };

const ENDED: readonly PurchaseStatus["state"][] = ["placed", "refunded", "expired"];

async function readStanding(seen: string | undefined, signal: AbortSignal): Promise<Standing> {
  const { purchase } = await send(getOpenPurchase, {}, { signal });
  if (purchase || !seen) return { open: purchase, ended: null };
  try {
    const status = await send(getPurchaseStatus, { purchase_id: seen }, { signal });
    const isOpen = !ENDED.includes(status.state);
    return isOpen ? { open: status, ended: null } : { open: null, ended: status };
  } catch (error) {
    // The other tab belongs to another account.
    if (error instanceof AppError && error.code === "not_found") return { open: null, ended: null };
    throw error;
  }
}
