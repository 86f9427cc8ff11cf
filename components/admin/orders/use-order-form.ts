"use client";

import type { z } from "zod";
import { useOrderStore } from "@/components/admin/orders/order-store";
import { checkInput } from "@/components/forms/check-input";
import { signInAgain } from "@/components/forms/go-to";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast/toast";
import type { Call } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { failureText } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import type { AdminOrder } from "@/lib/orders/contract";

/** Output of a call that changes an order. */
export type Answer = z.ZodType<{ message: string; order: AdminOrder }>;

/**
 * Form state of a dialog that changes an order by one call. The dialog closes on success, and also on a conflict
 * (409), after which the page is refreshed. After other errors the input stays.
 */
export function useOrderForm<I extends z.ZodType, O extends Answer>(
  spec: Call<I, O>,
  { failure, onClose }: { failure: string; onClose: () => void },
) {
  const errors = useFormErrors();
  const { keep, reload } = useOrderStore();
  const { mutateAsync } = useCallMutation(spec);

  async function send(input: z.input<I>): Promise<void> {
    errors.clear();
    const wrong = checkInput(spec, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message, order } = await mutateAsync(input);
      toast.success(message);
      onClose();
      keep(order);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      if (!(error instanceof AppError) || error.status !== 409) {
        return errors.fail(error, failureText(error, { fallback: failure }));
      }
      toast.error(error.message);
      onClose();
      reload();
    }
  }
  return { errors, send };
}
