"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { rememberPin, useRememberedPin } from "@/components/catalogue/arrival/remembered-pin";
import { useDelivery } from "@/components/catalogue/arrival/use-delivery";
import { ArrivalBlank } from "@/components/ui/arrival/arrival-blank";
import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type DeliveryAnswer, pinOf, readOwnPin } from "@/lib/delivery/browser";

/**
 * Asks for a PIN code and draws the days on which the product would arrive there, or says why it cannot. It
 * begins with the PIN code last asked on this device, else with the default address's. Its height is
 * reserved, so that the answer moves nothing.
 */
export function DeliveryCheck({ productId }: { productId: string }) {
  const { typed, setTyped, pin } = usePin();
  const answer = useDelivery(pin, productId);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const problem = answer?.problem ?? (isAsked && pin === null ? SIX_DIGITS : null);
  useEffect(() => {
    if (answer?.check) rememberPin(answer.pin);
  }, [answer]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <form className="pin-check" onSubmit={submit} noValidate>
      <label className="label" htmlFor={id}>
        Delivery to PIN code
      </label>
      <div className="pin-check-row">
        <input
          id={id}
          className="input numeric"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="411001"
          maxLength={7}
          value={typed}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAsked(false);
          }}
        />
        <Button type="submit" variant="line" waking={!useHydrated()}>
          Check
        </Button>
      </div>
      <div className="pin-check-answer" id={`${id}-answer`} role="status">
        {problem ? <p className="field-error">{problem}</p> : <Answer pin={pin} answer={answer} />}
      </div>
    </form>
  );
}

type AnswerProps = { pin: string | null; answer: DeliveryAnswer | undefined };

function Answer({ pin, answer }: AnswerProps) {
  const { window, city, state } = answer?.check ?? {};
  if (window) return <ArrivalWindow window={window} place={`${city}, ${state}`} />;
  const note = pin ? `Looking up ${pin}.` : "Enter your PIN code to see the days.";
  return <ArrivalBlank note={note} />;
}

/** What is typed, and the PIN code in it. */
function usePin() {
  const remembered = useRememberedPin();
  const [own, setOwn] = useState("");
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (remembered || !document.cookie.includes("arklane_hint=customer")) return;
    readOwnPin().then((pin) => setOwn(pin ?? ""));
  }, [remembered]);
  const text = typed ?? (remembered || own);
  return { typed: text, setTyped, pin: pinOf(text) };
}

const SIX_DIGITS = "A PIN code has six digits.";
