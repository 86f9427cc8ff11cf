"use client";

import { useState } from "react";
import { deltaOf, REASONS } from "@/components/admin/products/stock/stock-text";
import { checkInput, typed } from "@/components/forms/check-input";
import { Input } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { useKey } from "@/components/forms/use-key";
import { Pills } from "@/components/ui/facts/pills";
import { toast } from "@/components/ui/toast/toast";
import { moveStock, STOCK_REASONS } from "@/lib/catalogue/stock/contract";
import { useMoveStock } from "@/lib/catalogue/stock/hooks";
import { failureText } from "@/lib/http/browser/client";

type StockFormProps = {
  productId: string;
  quantity: number;
  /** Called with the expected quantity (optimistic), and with the old one if the change fails. */
  onExpect: (quantity: number) => void;
  /** Called with the new quantity from the server. */
  onMoved: (quantity: number) => void;
};

/** Form for a manual stock movement, with an optimistic update. After an error the input stays. */
export function StockForm(props: StockFormProps) {
  const [reason, setReason] = useState<string>("received");
  const { submit, errors } = useMovement(props, reason);

  return (
    <Form onSubmit={submit} fields={errors.fields} className="stock-form" label="Change the stock">
      <Pills
        legend="Why"
        hideLegend
        name="reason"
        choices={CHOICES}
        value={[reason]}
        onChange={setReason}
      />
      <div className="stock-fields">
        <Field
          name="units"
          label="Units"
          help={reason === "corrected" ? "−2 takes two off." : undefined}
        >
          <Input
            className="numeric"
            inputMode={reason === "corrected" ? "text" : "numeric"}
            autoComplete="off"
          />
        </Field>
        <Field name="note" label="Note" optional>
          <Input maxLength={200} autoComplete="off" />
        </Field>
        <SubmitButton size="s" variant="ink">
          Save
        </SubmitButton>
      </div>
      <FormMessage>{errors.message}</FormMessage>
    </Form>
  );
}

/** Submits the movement. */
function useMovement({ productId, quantity, onExpect, onMoved }: StockFormProps, reason: string) {
  const { mutateAsync } = useMoveStock(productId);
  const errors = useFormErrors();
  const keyOf = useKey();

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = { units: unitsOf(typed(data, "units")), note: typed(data, "note") ?? null };
    const wrong = checkInput(moveStock, { id: productId, reason, ...input });
    if (wrong) return errors.setFields(wrong);
    const movement = { ...input, reason: reasonOf(reason) };
    onExpect(quantity + deltaOf(reason, input.units));
    try {
      const answer = await mutateAsync({ ...movement, key: keyOf(movement) });
      keyOf(undefined);
      form.reset();
      toast.success(answer.message);
      onMoved(answer.quantity);
    } catch (error) {
      onExpect(quantity);
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (signInAgain(error, "admin")) return;
    errors.fail(error, failureText(error, { fallback: "The stock could not be changed." }));
  }

  return { submit, errors };
}

const CHOICES = STOCK_REASONS.map((value) => ({ value, label: REASONS[value] }));

function reasonOf(value: string) {
  return STOCK_REASONS.find((reason) => reason === value) ?? "corrected";
}

/** "−2", "+1,200" → a number; empty or not a number → NaN, which the call does not accept. */
function unitsOf(text = ""): number {
  const bare = text.replace(/[,\s]/g, "").replace("−", "-");
  return bare === "" ? Number.NaN : Number(bare);
}
