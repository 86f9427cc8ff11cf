"use client";

import { checkInput } from "@/components/forms/check-input";
import { Checkbox } from "@/components/forms/checkbox";
import { TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormMessage } from "@/components/forms/form-message";
import { signInAgain } from "@/components/forms/go-to";
import { SubmitButton } from "@/components/forms/submit-button";
import { useFormErrors } from "@/components/forms/use-form-errors";
import { useTextDraft } from "@/components/forms/use-text-draft";
import { toast } from "@/components/ui/toast/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ContactEntry } from "@/lib/contact/contract";
import { answerMessage } from "@/lib/contact/reply-contract";
import { useAnswerMessage } from "@/lib/contact/reply-hooks";
import { failureText } from "@/lib/http/browser/client";

/** Form for an answer; the draft is kept until it is sent. `seen` is the number of answers shown above. */
export function ReplyForm({ contact, seen }: { contact: ContactEntry; seen: number }) {
  const { id, email, handled_at } = contact;
  const errors = useFormErrors();
  const draft = useTextDraft(`message-answer:${id}`);
  const hydrated = useHydrated();
  const { mutateAsync } = useAnswerMessage(id);

  async function submit(data: FormData) {
    errors.clear();
    const handled = data.has("handled");
    const input = { id, text: draft.text, handled, replies_seen: seen };
    const wrong = checkInput(answerMessage, input);
    if (wrong) return errors.setFields(wrong);
    try {
      const { message } = await mutateAsync(input);
      draft.write("");
      toast.success(message);
    } catch (error) {
      if (signInAgain(error, "admin")) return;
      errors.setMessage(failureText(error, { fallback: FAILURE }));
    }
  }

  return (
    <Form
      onSubmit={submit}
      fields={errors.fields}
      className="stack stack--close"
      label="Write an answer"
    >
      <Field
        label={seen === 0 ? "Answer" : "Another answer"}
        name="text"
        help={`Emailed to ${email}, with the message quoted below.`}
      >
        <TextArea
          rows={8}
          maxLength={5000}
          value={draft.text}
          disabled={!hydrated}
          onChange={({ target }) => draft.write(target.value)}
        />
      </Field>
      {!handled_at && (
        <Checkbox name="handled" defaultChecked>
          Mark the message as handled
        </Checkbox>
      )}
      <FormMessage>{errors.message}</FormMessage>
      <SubmitButton variant="ink" size="s" className="own-width">
        Send answer
      </SubmitButton>
    </Form>
  );
}

const FAILURE = "The answer could not be sent. It is still here: please try again.";
