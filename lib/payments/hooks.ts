"use client";
import { useCallMutation, useCallQuery } from "@/lib/http/hooks";
import {
  createPayment,
  getPurchaseStatus,
  type PurchaseStatus,
  verifyPayment,
} from "@/lib/payments/contract";

export const useCreatePayment = () => useCallMutation(createPayment);
export const useVerifyPayment = () => useCallMutation(verifyPayment);

/** Polls until the purchase has come to an end; slower as long as the provider is still confirming. */
export function usePurchaseStatus(purchaseId: string, initialData?: PurchaseStatus) {
  return useCallQuery(
    getPurchaseStatus,
    { purchase_id: purchaseId },
    {
      initialData,
      refetchInterval: (status) => {
        if (!status || status.state === "awaiting_payment") return 1500;
        return status.state === "confirming" ? 3000 : false;
      },
    },
  );
}
