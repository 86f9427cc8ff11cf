"use client";

import { useEffect, useRef } from "react";
import { OwnCarAnswer } from "@/components/advice/own-car/own-car-answer";
import { OwnCarForm } from "@/components/advice/own-car/own-car-form";
import { useOwnCar } from "@/components/advice/own-car/use-own-car";
import { TextButton } from "@/components/ui/facts/text-link";

type OwnCarPanelProps = {
  slug: string;
  /** A button was pressed for it, which is gone now. */
  isPressed: boolean;
};

/** The question about the visitor's car, or its answer. Keeps the focus inside when one takes the other's place. */
export function OwnCarPanel({ slug, isPressed }: OwnCarPanelProps) {
  const { text, outcome, isEditing, setEditing, ask, forget } = useOwnCar(slug);
  const panel = useRef<HTMLDivElement>(null);
  const isMoved = useRef(isPressed);
  const answer = outcome && "answer" in outcome ? outcome.answer : undefined;
  const failure = outcome && "problem" in outcome ? outcome : undefined;
  const isAnswered = answer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed.
  useEffect(() => {
    if (isMoved.current) panel.current?.focus();
    isMoved.current = false;
  }, [isAnswered, isEditing]);

  function moved(act: () => void) {
    isMoved.current = true;
    act();
  }

  return (
    <div className="own-car-panel" ref={panel} tabIndex={-1}>
      {isEditing ? (
        <OwnCarForm
          text={text}
          errors={failure?.errors ?? {}}
          onAsk={(next) => moved(() => ask(next))}
          onCancel={text === "" ? undefined : () => moved(() => setEditing(false))}
        />
      ) : (
        <div role="status">
          {answer && <OwnCarAnswer answer={answer} />}
          {failure && <p className="field-error">{failure.problem}</p>}
          {!outcome && <p className="mute small">Working it out.</p>}
        </div>
      )}
      {!isEditing && outcome && (
        <p className="flex-row own-car-tools">
          {failure && <TextButton onClick={() => moved(() => ask(text))}>Try again</TextButton>}
          <TextButton onClick={() => moved(() => setEditing(true))}>Change</TextButton>
          <TextButton onClick={() => moved(forget)}>Forget my car</TextButton>
        </p>
      )}
    </div>
  );
}
