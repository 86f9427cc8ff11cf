"use client";

import { useEffect, useRef } from "react";
import { ActionForm } from "@/components/contact/action-form";
import { PhotoField } from "@/components/contact/photo-field";
import { prefilledMessage } from "@/components/contact/prefilled-message";
import { usePhotos } from "@/components/contact/use-photos";
import { useServerForm } from "@/components/contact/use-server-form";
import { Checkbox } from "@/components/forms/checkbox";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/facts/text-link";
import { sendMessage } from "@/lib/contact/actions";
import { messageProblems } from "@/lib/contact/rules";

type ContactFormProps = {
  /** A grievance goes to the grievance officer, who must answer within one month. */
  topic?: "general" | "grievance";
};

/** The contact form. Works without JavaScript; the page brings the heading. */
export function ContactForm({ topic = "general" }: ContactFormProps) {
  const photos = usePhotos();
  const sending = useServerForm(sendMessage, {
    problemsOf: messageProblems,
    complete: photos.addTo,
    onDone: afterSending(photos.clear),
  });
  const { state, pending, cameWithPage } = sending;
  const message = usePrefilledMessage();
  const [firstWrong] = cameWithPage ? Object.keys(state.fields) : [];
  const control = (name: string) => ({
    defaultValue: state.values[name] ?? "",
    autoFocus: name === firstWrong,
  });

  return (
    <ActionForm of={sending} label={topic === "grievance" ? "Complaint" : "Contact"}>
      <input type="hidden" name="topic" value={topic} />
      <div className="field-grid field-grid--first">
        <Field name="firstname" label="First name">
          <Input autoComplete="given-name" {...control("firstname")} />
        </Field>
        <Field name="lastname" label="Last name">
          <Input autoComplete="family-name" {...control("lastname")} />
        </Field>
        <Field
          name="telephone"
          label="Telephone"
          optional
          help="Only if you would like a call back."
        >
          <Input type="tel" autoComplete="tel" {...control("telephone")} />
        </Field>
        <Field name="email" label="Email">
          <Input type="email" autoComplete="email" {...control("email")} />
        </Field>
        <Field name="message" label="Message" wide>
          <TextArea rows={6} ref={message} {...control("message")} />
        </Field>
        <PhotoField
          of={photos}
          lost={cameWithPage && state.lostFiles === true}
          help={PHOTO_HELP[topic]}
        />
      </div>
      <Checkbox name="consent" defaultChecked={state.values.consent === "on"}>
        I agree with the{" "}
        <TextLink href="/privacy-policy" target="_blank">
          privacy statement<span className="visually-hidden"> (opens in a new tab)</span>
        </TextLink>
        .
      </Checkbox>
      <Button type="submit" arrow busy={pending} className="own-width">
        {pending ? "Sending" : "Send message"}
      </Button>
    </ActionForm>
  );
}

const PHOTO_HELP = {
  general: "The bay, the meter, the panel: up to 3 photos, from the camera or your files.",
  grievance: "What went wrong: up to 3 photos, from the camera or your files.",
};

/** Prefills the message for a visitor who comes from the cart, unless something is typed already. */
function usePrefilledMessage() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void prefilledMessage(window.location.search).then((words) => {
      if (words && field.current?.value === "") field.current.value = words;
    });
  }, []);
  return field;
}

/** Clears, and scrolls to the answer; smoothly, as the style sheet says, unless reduced motion is requested. */
function afterSending(clear: () => void) {
  return () => {
    clear();
    window.scrollTo({ top: 0 });
  };
}
