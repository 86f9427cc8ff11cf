"use client";

import { Children, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ANSWER_PATH } from "@/lib/advice/address";

type ChooseStepsProps = {
  words: { next: string; back: string; submit: string };
  /** One fieldset for each step. */
  children: ReactNode;
};

/**
 * The form whose address is its answer. On a phone with scripts it shows one step at a time; without scripts, and on
 * larger screens, all of them.
 */
export function ChooseSteps({ words, children }: ChooseStepsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(0);
  const isReady = useHydrated();
  const last = Children.count(children) - 1;
  useEffect(() => leaveOutEmpty(form.current), []);

  function move(by: number) {
    if (by > 0 && !isComplete(stepsOf(form.current)[step])) return;
    setStep(step + by);
    // Once it is shown.
    requestAnimationFrame(() => stepsOf(form.current)[step + by]?.focus());
  }

  /** The browser complains about a field of a step that is not shown: show it. */
  function showInvalid({ target }: FormEvent<HTMLFormElement>) {
    const at = stepsOf(form.current).findIndex((one) => one.contains(target as Node));
    if (at >= 0) setStep(at);
  }

  return (
    <form
      ref={form}
      className="choose-form"
      action={ANSWER_PATH}
      aria-label={words.submit}
      data-step={step}
      data-last={step === last || undefined}
      onInvalidCapture={showInvalid}
    >
      {children}
      <div className="flex-row choose-buttons">
        {step > 0 && (
          <Button variant="line" className="choose-move" onClick={() => move(-1)}>
            {words.back}
          </Button>
        )}
        {step < last && (
          <Button variant="ink" className="choose-move" waking={!isReady} onClick={() => move(1)}>
            {words.next}
          </Button>
        )}
        <Button type="submit" className="choose-submit" arrow>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

function stepsOf(form: HTMLFormElement | null): HTMLFieldSetElement[] {
  return [...(form?.querySelectorAll<HTMLFieldSetElement>(":scope > fieldset") ?? [])];
}

function isComplete(step: HTMLFieldSetElement | undefined): boolean {
  const fields =
    step?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [];
  return [...fields].every((field) => field.reportValidity());
}

/** Keeps fields without a value out of the address. */
function leaveOutEmpty(form: HTMLFormElement | null) {
  const tidy = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
  };
  form?.addEventListener("formdata", tidy);
  return () => form?.removeEventListener("formdata", tidy);
}
