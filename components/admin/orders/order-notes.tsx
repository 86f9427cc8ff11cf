"use client";

import { useRouter } from "next/navigation";
import { NOTE_FAILURE } from "@/components/admin/orders/order-text";
import { Allowed } from "@/components/admin/users/role";
import { checkInput, typed } from "@/components/forms/check-input";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { toast } from "@/components/ui/toast/toast";
import { formatDateTime } from "@/lib/dates";
import { failureText } from "@/lib/http/browser/client";
import { addOrderNote } from "@/lib/orders/admin/contract";
import { useAddOrderNote } from "@/lib/orders/admin/hooks";
import type { OrderNote } from "@/lib/orders/record/record-view";

/** Internal notes about an order. Notes cannot be edited. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) {
  return (
    <section className="surface" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes.length > 0 && (
        <ul className="order-notes">
          {notes.map((note) => (
            <li key={note.id}>
              {note.text}
              <span className="own-line mute small numeric">
                {note.by}, {formatDateTime(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Allowed right="orders">
        <NoteForm orderId={orderId} />
      </Allowed>
    </section>
  );
}

function NoteForm({ orderId }: { orderId: string }) {
  const errors = useFormErrors();
  const router = useRouter();
  const { mutateAsync } = useAddOrderNote();

  async function submit(data: FormData, form: HTMLFormElement) {
    errors.clear();
    const input = { id: orderId, text: typed(data, "text") ?? "" };
    const wrong = checkInput(addOrderNote, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      toast.success(message);
      form.reset();
      router.refresh();
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.setMessage(failureText(error, { fallback: NOTE_FAILURE }));
    }
  }

  return (
    <Form
      onSubmit={submit}
      fields={errors.fields}
      className="stack stack--close"
      label="Add a note"
    >
      <Field
        label="New note"
        name="text"
        help="Only administrators see it. It cannot be changed later."
      >
        <TextArea rows={3} maxLength={2000} />
      </Field>
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton variant="ink" size="s" className="own-width">
        Add note
      </SubmitButton>
    </Form>
  );
}
