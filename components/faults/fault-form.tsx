"use client";

import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "@/components/faults/fault-draft";
import { checkInput } from "@/components/forms/check-input";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { type Fault, reportFault } from "@/lib/faults/contract";
import { useReportFault } from "@/lib/faults/hooks";
import { startOf } from "@/lib/graphemes";
import { failureText } from "@/lib/http/browser/client";
import type { Order } from "@/lib/orders/contract";

const FAILURE = "The report could not be sent. Your text is still here: please try again.";

type FaultFormProps = {
  order: Order;
  onReported: (report: Fault) => void;
};

/** Serial number, location and fault. The draft survives a closed dialog until it is sent. */
export function FaultForm({ order, onReported }: FaultFormProps) {
  const { order_id } = order;
  const errors = useFormErrors();
  const { mutateAsync } = useReportFault();
  const [draft] = useState(() => readDraft(order_id));

  async function submit(data: FormData) {
    errors.clear();
    const input = { order_id, ...textsOf(data) };
    const wrong = checkInput(reportFault, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { report } = await mutateAsync(input);
      dropDraft(order_id);
      onReported(report);
    } catch (error) {
      if (signInAgain(error)) return;
      errors.fail(error, failureText(error, { fallback: FAILURE }));
    }
  }

  return (
    <Form className="form-plain" onSubmit={submit} fields={errors.fields}>
      <div
        className="form-body"
        onChange={(event) => {
          const form = (event.target as HTMLInputElement).form;
          if (form) keepDraft(order_id, textsOf(new FormData(form)));
        }}
      >
        <Field label="What is wrong?" name="issue" help={ISSUE_HELP}>
          <TextArea rows={5} maxLength={2000} defaultValue={draft.issue} />
        </Field>
        <Field label="Where is the charger installed?" name="location">
          <TextArea
            rows={2}
            maxLength={300}
            defaultValue={draft.location ?? startOf(order.deliveryaddress, 300)}
          />
        </Field>
        <Field label="Serial number" name="serial" optional help={SERIAL_HELP}>
          <Input maxLength={60} autoComplete="off" defaultValue={draft.serial} />
        </Field>
      </div>
      <FormMessage>{errors.message}</FormMessage>
      <DialogFoot out="Not now">
        <SubmitButton size="s">Send report</SubmitButton>
      </DialogFoot>
    </Form>
  );
}

const ISSUE_HELP = "What happens, since when, and what the display or the status light shows.";
const SERIAL_HELP = "Printed on the rating plate: the label on the housing with model and voltage.";

function textsOf(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? "");
  return { serial: text("serial"), location: text("location"), issue: text("issue") };
}
