"use client";

import { ActionForm } from "@/components/contact/action-form";
import { useServerForm } from "@/components/contact/use-server-form";
import { Input, TextArea } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { TextLink } from "@/components/ui/facts/text-link";
import { requestDemo } from "@/lib/contact/actions";
import type { Received } from "@/lib/contact/contract";
import { demoProblems, SOLUTIONS, type Solution } from "@/lib/contact/rules";

type DemoFormProps = {
  solution: Solution;
  /** Called after the request was sent. */
  onDone: (answer: Received) => void;
};

/** Form that requests a demo of a solution. */
export function DemoForm({ solution, onDone }: DemoFormProps) {
  const { title, organisation, organisationRequired } = SOLUTIONS[solution];
  const sending = useServerForm(requestDemo, {
    problemsOf: (values) => demoProblems(values, solution),
    onDone: ({ answer }) => answer && onDone(answer),
  });

  return (
    <ActionForm of={sending} label={`Demo of ${title}`}>
      <input type="hidden" name="solution" value={solution} />
      <Field name="name" label="Name">
        <Input autoComplete="name" />
      </Field>
      <Field name="email" label="Email">
        <Input type="email" autoComplete="email" />
      </Field>
      <Field name="organisation" label={organisation} optional={!organisationRequired}>
        <Input autoComplete="organization" />
      </Field>
      <Field name="need" label="What do you need?" optional>
        <TextArea rows={4} />
      </Field>
      <p className="mute small">
        We use this to arrange the demo, as our{" "}
        <TextLink href="/privacy-policy" target="_blank">
          privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
        </TextLink>{" "}
        says.
      </p>
      <DialogFoot out="Not now">
        <Button type="submit" size="s" busy={sending.pending}>
          {sending.pending ? "Sending" : "Send request"}
        </Button>
      </DialogFoot>
    </ActionForm>
  );
}
