"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Allowed } from "@/components/admin/users/role";
import { checkInput, typed } from "@/components/forms/check-input";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { toast } from "@/components/ui/toast/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { failureText } from "@/lib/http/browser/client";
import { useCallMutation } from "@/lib/http/browser/hooks";
import { type CANCEL_REASONS, cancelEInvoice } from "@/lib/portals/einvoice/contract";

/** Records that an invoice was cancelled at the portal. */
export function EInvoiceCancel({ id, number }: { id: string; number: string }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const heading = useId();
  const close = () => setOpen(false);
  return (
    <Allowed right="orders">
      <Button
        size="s"
        variant="line"
        waking={!hydrated}
        aria-label={`Cancelled at the portal: ${number}`}
        onClick={() => setOpen(true)}
      >
        Cancelled at the portal
      </Button>
      <Dialog open={open} onClose={close} size="s" labelledBy={heading}>
        <div className="dialog-body">
          <h2 className="title dialog-title" id={heading}>
            Was {number} cancelled at the portal?
          </h2>
          <p className="mute dialog-text">
            Cancel it there first. Its number stays used, and the return counts it as cancelled. An
            order that has left gets a new invoice. There is no way back.
          </p>
          <CancelForm id={id} onClose={close} />
        </div>
      </Dialog>
    </Allowed>
  );
}

function CancelForm({ id, onClose }: { id: string; onClose: () => void }) {
  const errors = useFormErrors();
  const { mutateAsync } = useCallMutation(cancelEInvoice);
  const router = useRouter();

  async function submit(data: FormData) {
    errors.clear();
    // The schema refuses what is not chosen.
    const input = { id, reason: typed(data, "reason") as keyof typeof CANCEL_REASONS };
    const wrong = checkInput(cancelEInvoice, input);
    if (wrong) return errors.setFields(wrong);
    try {
      toast.success((await mutateAsync(input)).message);
      onClose();
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.fail(error, failureText(error, { fallback: "It could not be recorded." }));
    }
  }

  return (
    <Form onSubmit={submit} fields={errors.fields} label="Cancellation">
      <Field name="reason" label="Reason given there">
        <Select defaultValue="">
          <option value="">Choose</option>
          <option value="mistake">Mistake in the data</option>
          <option value="order_canceled">Order cancelled</option>
          <option value="duplicate">Duplicate</option>
          <option value="other">Other</option>
        </Select>
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <DialogFoot out="Not now">
        <SubmitButton size="s" variant="danger">
          It was cancelled
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
